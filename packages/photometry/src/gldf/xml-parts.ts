import type { GldfElement, GldfTexts } from './gldf-product';
import { SCHEMA_ORDER } from './schema-order.data';
import { element, type XmlElement } from './xml';

export const childrenOf = (parent: XmlElement | undefined, name: string) => parent?.elements.filter((child) => child.name === name) ?? [];
export const childOf = (parent: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined =>
  names.reduce<XmlElement | undefined>((found, name) => childrenOf(found, name)[0], parent);
export const wordOf = (parent: XmlElement | undefined, name: string) => childOf(parent, name)?.text.trim() ?? '';
export const textsOf = (parent: XmlElement | undefined): GldfTexts =>
  Object.fromEntries(childrenOf(parent, 'Locale').map(({ attributes, text }) => [attributes.language ?? '', text.trim()]));

/** A number, or NaN where something else stands there: then the product is refused. */
export function numberOf(parent: XmlElement | undefined, name: string): number | undefined {
  const word = wordOf(parent, name);
  return word === '' ? undefined : numberFrom(word);
}

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** A decimal number as XML has it, or NaN. */
export const numberFrom = (word: string): number => (DECIMAL.test(word) ? Number(word) : Number.NaN);

/** Leaves away what is undefined. */
export function given<K extends string, T>(key: K, value: T | undefined): { readonly [P in K]?: T } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: T };
}

/** An element without the blanks that indent it, as it is kept. */
const kept = ({ name, attributes, elements, text }: XmlElement): GldfElement => ({
  name,
  attributes: { ...attributes },
  elements: elements.map(kept),
  text: elements.length > 0 ? '' : text.trim(),
});

/** Elements that have no name of their own here; nothing where there are none. */
export function moreOf<K extends string>(key: K, parent: XmlElement | undefined, known: readonly string[]) {
  const found = parent?.elements.filter(({ name }) => !known.includes(name)).map(kept) ?? [];
  return given(key, found.length > 0 ? found : undefined);
}

/** The elements of a part of the document, what was kept among them, in the order of the schema. */
export function inOrder(part: string, own: readonly XmlElement[], more: readonly GldfElement[] = []): XmlElement[] {
  const order = SCHEMA_ORDER[part]?.split(' ') ?? [];
  const placeOf = ({ name }: XmlElement) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...own, ...more].sort((a, b) => placeOf(a) - placeOf(b));
}

/** A list of parts; the format knows no empty one. */
export const list = (name: string, parts: readonly XmlElement[]) => (parts.length === 0 ? [] : [element(name, {}, parts)]);

export const texts = (name: string, languages: GldfTexts): XmlElement =>
  element(
    name,
    {},
    Object.entries(languages).map(([language, text]) => element('Locale', { language }, text)),
  );

/** A whole number, where it is given: the format has none with decimals but power. */
export const optional = (name: string, value: number | undefined) =>
  value === undefined ? [] : [element(name, {}, String(Math.round(value)))];
