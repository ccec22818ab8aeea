import type { ElementType } from './element';
import type { ElementFacts } from './element-facts';
import { ELEMENT_TYPES, TALLIED_FACTS } from './element-types.data';

/** A fact that is counted by value. */
export type TalliedFact = (typeof TALLIED_FACTS)[number];

/** Sums in whole thousandths of the unit, so that taking away is the exact inverse of adding. */
export interface TallySums {
  /** Power that they draw. */
  powerMilliwatts: number;
  /** Weights. */
  weightGrams: number;
  /** Lengths of tracks. */
  lengthMillimetres: number;
  /** Currents. */
  currentMilliamperes: number;
}

/** Counts over everything below an element, at any depth, kept up to date by the operations of its tree (EM6). */
export interface Tally {
  /** Number of elements of each type at or below it. */
  readonly countByType: Readonly<Record<ElementType, number>>;
  /** Number of Lights by the level of their lighting effect. */
  readonly lightsByEffect: ReadonlyMap<number, number>;
  /** Occurrences of each value; a value not chosen is not counted. */
  readonly values: Readonly<Record<TalliedFact, ReadonlyMap<string | number, number>>>;
  /** Sums of their technical data. */
  readonly sums: Readonly<TallySums>;
}

interface MutableTally {
  readonly countByType: Record<ElementType, number>;
  readonly lightsByEffect: Map<number, number>;
  readonly values: Record<TalliedFact, Map<string | number, number>>;
  readonly sums: TallySums;
}

/** The tally of an element without descendants. */
export function emptyTally(): Tally {
  return {
    countByType: Object.fromEntries(ELEMENT_TYPES.map((type) => [type, 0])) as Record<ElementType, number>,
    lightsByEffect: new Map(),
    values: Object.fromEntries(TALLIED_FACTS.map((fact) => [fact, new Map()])) as unknown as MutableTally['values'],
    sums: { powerMilliwatts: 0, weightGrams: 0, lengthMillimetres: 0, currentMilliamperes: 0 },
  };
}

/** Counts one descendant in (`1`) or out (`-1`). */
export function countFacts(tally: Tally, facts: ElementFacts, sign: 1 | -1): void {
  const { countByType, lightsByEffect, values, sums } = tally as MutableTally;
  countByType[facts.type] += sign;
  if (facts.type === 'Light' && facts.lightingEffect !== null) countValue(lightsByEffect, facts.lightingEffect, sign);
  for (const fact of TALLIED_FACTS) {
    const value = facts[fact];
    if (value !== null) countValue(values[fact], value, sign);
  }
  addSums(sums, facts, sign);
}

/** Counts a descendant whose facts have changed. */
export function recountFacts(tally: Tally, before: ElementFacts, after: ElementFacts): void {
  const { lightsByEffect, values, sums } = tally as MutableTally;
  if (before.type === 'Light' && before.lightingEffect !== after.lightingEffect) {
    if (before.lightingEffect !== null) countValue(lightsByEffect, before.lightingEffect, -1);
    if (after.lightingEffect !== null) countValue(lightsByEffect, after.lightingEffect, 1);
  }
  for (const fact of TALLIED_FACTS) {
    const old = before[fact];
    const now = after[fact];
    if (old === now) continue;
    if (old !== null) countValue(values[fact], old, -1);
    if (now !== null) countValue(values[fact], now, 1);
  }
  addSums(sums, before, -1);
  addSums(sums, after, 1);
}

function countValue<K>(counts: Map<K, number>, value: K, sign: 1 | -1): void {
  const count = (counts.get(value) ?? 0) + sign;
  if (count === 0) counts.delete(value);
  else counts.set(value, count);
}

function addSums(sums: TallySums, facts: ElementFacts, sign: 1 | -1): void {
  sums.powerMilliwatts += sign * thousandths(facts.power);
  sums.weightGrams += sign * thousandths(facts.weight);
  sums.lengthMillimetres += sign * thousandths(facts.length);
  sums.currentMilliamperes += sign * thousandths(facts.current);
}

function thousandths(value: number | null): number {
  return value === null ? 0 : Math.round(value * 1000);
}
