import {
  ELEMENT_TYPES,
  type Element,
  type ElementFacts,
  type ElementTree,
  type ElementType,
  elementOf,
  type TalliedFact,
} from '../element';
import { LISTED_NUMBERS, LISTED_STRINGS } from './element-host.data';
import type { RuleField, RuleHost } from './host';
import type { RuleElement } from './rule-element';
import { listOf, NUMBER, objectOf, optionalOf, STRING } from './typing/rule-type';

// A script can make up a name that no literal of it has.
const TYPES: ReadonlySet<string> = new Set(ELEMENT_TYPES);
const CODES: ReadonlySet<string> = new Set(LISTED_STRINGS);
const AMOUNTS: ReadonlySet<string> = new Set(LISTED_NUMBERS);

/** Each fact under its own name; a text not chosen or not known is empty, a number not known is missing (RU32). */
const FACTS: Readonly<Record<Exclude<keyof ElementFacts, 'id'>, RuleField<ElementFacts>>> = {
  type: { type: STRING, read: (facts) => facts.type },
  model: { type: STRING, read: (facts) => facts.model ?? '' },
  finish: { type: STRING, read: (facts) => facts.finish ?? '' },
  secondaryFinish: { type: STRING, read: (facts) => facts.secondaryFinish ?? '' },
  temperature: { type: STRING, read: (facts) => facts.temperature ?? '' },
  control: { type: STRING, read: (facts) => facts.control ?? '' },
  installation: { type: STRING, read: (facts) => facts.installation ?? '' },
  pendantHeight: { type: optionalOf(NUMBER), read: (facts) => facts.pendantHeight },
  power: { type: optionalOf(NUMBER), read: (facts) => facts.power },
  lumens: { type: optionalOf(NUMBER), read: (facts) => facts.lumens },
  weight: { type: optionalOf(NUMBER), read: (facts) => facts.weight },
  length: { type: optionalOf(NUMBER), read: (facts) => facts.length },
  voltage: { type: optionalOf(NUMBER), read: (facts) => facts.voltage },
  current: { type: optionalOf(NUMBER), read: (facts) => facts.current },
  deliveredPower: { type: optionalOf(NUMBER), read: (facts) => facts.deliveredPower },
  lightingEffect: { type: optionalOf(NUMBER), read: (facts) => facts.lightingEffect },
};

/** Names available to a rule about an element of a configuration (C§5); the table is in SPEC.md, RU. */
export const ELEMENT_RULE_HOST: RuleHost<RuleElement> = {
  variables: {
    ...Object.fromEntries(Object.entries(FACTS).map(([name, { type, read }]) => [name, { type, read: ofOwn(read) }])),
    children: { type: listOf(objectOf('Element')), read: factsBelow },
    totalPower: { type: NUMBER, read: ({ element }) => element.tally.sums.powerMilliwatts / 1000 },
    totalWeight: { type: NUMBER, read: ({ element }) => element.tally.sums.weightGrams / 1000 },
    totalLength: { type: NUMBER, read: ({ element }) => element.tally.sums.lengthMillimetres / 1000 },
    totalCurrent: { type: NUMBER, read: ({ element }) => element.tally.sums.currentMilliamperes / 1000 },
  },
  kinds: { Element: FACTS },
  functions: {
    count: {
      parameters: [{ type: STRING, allowed: ELEMENT_TYPES }],
      result: NUMBER,
      call: ({ element }, type: string) => (TYPES.has(type) ? element.tally.countByType[type as ElementType] : 0),
    },
    lights: {
      parameters: [{ type: NUMBER }],
      result: NUMBER,
      call: ({ element }, level: number) => element.tally.lightsByEffect.get(level) ?? 0,
    },
    countOf: {
      parameters: [{ type: STRING, allowed: LISTED_STRINGS }, { type: STRING }],
      result: NUMBER,
      call: ({ element }, fact: string, value: string) =>
        CODES.has(fact) ? (element.tally.values[fact as TalliedFact].get(value) ?? 0) : 0,
    },
    codes: {
      parameters: [{ type: STRING, allowed: LISTED_STRINGS }],
      result: listOf(STRING),
      call: ({ element }, fact: string) => (CODES.has(fact) ? [...element.tally.values[fact as TalliedFact].keys()] : []),
    },
    amounts: {
      parameters: [{ type: STRING, allowed: LISTED_NUMBERS }],
      result: listOf(NUMBER),
      call: ({ element }, fact: string) => (AMOUNTS.has(fact) ? [...element.tally.values[fact as TalliedFact].keys()] : []),
    },
  },
};

function ofOwn(read: (facts: ElementFacts) => unknown): (subject: RuleElement) => unknown {
  return ({ element }) => read(element.facts);
}

function factsBelow(subject: RuleElement): readonly ElementFacts[] {
  if (subject.below !== undefined) return subject.below;
  const facts: ElementFacts[] = [];
  addFactsBelow(facts, subject.tree, subject.element);
  subject.below = facts;
  return facts;
}

function addFactsBelow(facts: ElementFacts[], tree: ElementTree, element: Element): void {
  for (const childId of element.childIds) {
    const child = elementOf(tree, childId);
    facts.push(child.facts);
    addFactsBelow(facts, tree, child);
  }
}
