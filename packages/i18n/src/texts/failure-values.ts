import type { i18n as I18n } from 'i18next';
import { createFormat, type Format } from '../format/create-format';
import { isOfferedLanguage } from '../language/language';
import { DEFAULT_LANGUAGE } from '../language/languages.data';

type Values = Readonly<Record<string, unknown>>;

/** Failures whose bounds are lengths, by the unit in which the domain carries them. */
const LENGTHS: Readonly<Record<string, 'height' | 'room'>> = {
  'pendant-height.out-of-range': 'height',
  'pendant-height.no-wire': 'height',
  'space.out-of-range': 'room',
};
/** Values that are amounts; other numbers are codes, places in a text or versions. */
const AMOUNTS = ['min', 'max', 'moq', 'total', 'elements'];
/** Keys of the words of a value, by the name of the value. */
const WORDS: Readonly<Record<string, string>> = {
  attribute: 'common-front:errors.attribute',
  part: 'common-front:errors.attribute',
  field: 'eproject:values.field',
  catalogId: 'eproject:values.catalogue',
  parentType: 'eproject:values.element',
  childType: 'eproject:values.element',
};

/** Words for the cause of an aborted rule: the four ends of a run have their own, everything else kept its script from being read. */
const causeText = (i18n: I18n, cause: string): unknown => {
  const path = `eproject:failures.rule.cause.${cause.replace('rule.', '')}`;
  return i18n.t((i18n.exists(path) ? path : 'eproject:failures.rule.cause.script') as never);
};

const defaultFormat = (i18n: I18n): Format =>
  createFormat({ language: isOfferedLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE, catalogId: 16 });

/**
 * The values of a failure as people read them: attributes, fields, kinds of elements and catalogues by their names, lengths in the units of
 * the catalogue, amounts in its digits, lists with commas. Without a formatter: metric, in European digits. A value without words stays as
 * it is.
 */
export const failureValues = (i18n: I18n, code: string, facts: Values, format?: Format): Record<string, unknown> => {
  const wordOf = (name: string, value: unknown): unknown => {
    const path = `${WORDS[name]}.${value}`;
    const word: unknown = name in WORDS && i18n.exists(path) ? i18n.t(path as never, { returnObjects: true } as never) : value;
    return typeof word === 'object' ? value : word;
  };
  // A price list that is of the other catalogue names both by their ids.
  const named = (name: string): string => (facts.field === 'catalogId' && (name === 'value' || name === 'allowed') ? 'catalogId' : name);
  const read = (name: string, value: unknown): unknown => {
    if (name === 'cause' && typeof value === 'string') return causeText(i18n, value);
    if (Array.isArray(value)) return value.map((each) => wordOf(named(name), each)).join(', ');
    const length = LENGTHS[code];
    if (typeof value === 'number' && AMOUNTS.includes(name)) {
      const shown = format ?? defaultFormat(i18n);
      return length === undefined ? shown.number(value) : shown[length](value);
    }
    return wordOf(named(name), value);
  };
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, read(name, value)]));
};
