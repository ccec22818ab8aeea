import { type CalendarDay, type ModelDefinition, parseReference, type ReferenceParts, referenceBase } from '@candil/domain';
import { referencesOfModel } from '../../article';
import type { CatalogueEdition } from '../../catalogue';

/** Codes available today without their marks, for finding the possible meanings of a mistyped one. */
export interface ReferenceIndex {
  /** References by their letters and digits alone: whole ones, and by the beginnings that people write (model and finish, with and without light). */
  readonly bySkeleton: ReadonlyMap<string, readonly string[]>;
  /** Whole references by their skeleton with look-alikes made one: O and 0, I, L and 1, B and 8, S and 5, Z and 2. */
  readonly byLook: ReadonlyMap<string, readonly string[]>;
  /** By the keys of price lists (model, temperature where it varies, control), by their beginnings, and by the model alone. */
  readonly byPriceKey: ReadonlyMap<string, readonly string[]>;
}

/** Letters and digits of a code in capitals. */
export const skeletonOf = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '');

const LOOKS: Readonly<Record<string, string>> = { O: '0', Q: '0', D: '0', I: '1', L: '1', B: '8', S: '5', Z: '2' };

/** The skeleton as it looks at a glance. */
export const lookOf = (skeleton: string): string => skeleton.replace(/[OQDILBSZ]/g, (character) => LOOKS[character] ?? character);

const add = (map: Map<string, string[]>, key: string, reference: string): void => {
  const found = map.get(key);
  if (found === undefined) map.set(key, [reference]);
  else if (found.at(-1) !== reference) found.push(reference);
};

const priceKeyOf = ({ model, variations }: ModelDefinition, { temperature = '', control = '' }: ReferenceParts): string => {
  const varies = variations.filter(({ type }) => type === 'temperature').length > 1;
  return `${model}/${varies ? temperature : ''}${control}`;
};

const build = (edition: CatalogueEdition, today: CalendarDay): ReferenceIndex => {
  const bySkeleton = new Map<string, string[]>();
  const byLook = new Map<string, string[]>();
  const byPriceKey = new Map<string, string[]>();
  const index = (model: ModelDefinition, reference: string): void => {
    const parts = parseReference(reference);
    if (!parts.ok) throw new Error(`${reference} was composed and is no reference`);
    const whole = skeletonOf(reference);
    const base = skeletonOf(referenceBase(parts.value));
    add(bySkeleton, whole, reference);
    for (const beginning of new Set([base, whole.slice(0, 8)])) if (beginning !== whole) add(bySkeleton, beginning, reference);
    add(byLook, lookOf(whole), reference);
    const key = priceKeyOf(model, parts.value);
    for (let length = key.length; length > model.model.length + 1; length -= 1) add(byPriceKey, key.slice(0, length), reference);
    add(byPriceKey, model.model, reference);
  };
  for (const model of edition.models.values()) {
    if (!model.discontinued) for (const reference of referencesOfModel(model, today)) index(model, reference);
  }
  return { bySkeleton, byLook, byPriceKey };
};

const indexes = new WeakMap<CatalogueEdition, { readonly today: CalendarDay; readonly index: ReferenceIndex }>();

/** The index of a catalogue on a day; worked out once a day. */
export const referenceIndexOf = (edition: CatalogueEdition, today: CalendarDay): ReferenceIndex => {
  const known = indexes.get(edition);
  if (known?.today === today) return known.index;
  const index = build(edition, today);
  indexes.set(edition, { today, index });
  return index;
};
