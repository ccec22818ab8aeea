import type { GldfElement } from './gldf-product';

/** An element of an XML document: its name, attributes, elements and own text. */
export type XmlElement = GldfElement;

interface OpenElement {
  name: string;
  attributes: Record<string, string>;
  elements: OpenElement[];
  text: string;
}

const MOST_DEPTH = 64;
const MOST_ELEMENTS = 100_000;
const NAME = '[A-Za-z_][\\w.:-]*';
const TAG = new RegExp(
  `<(?:!--[\\s\\S]*?-->|\\?[\\s\\S]*?\\?>|!\\[CDATA\\[([\\s\\S]*?)\\]\\]>|/(${NAME})\\s*>|(${NAME})((?:\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>)`,
  'y',
);
const ATTRIBUTE = new RegExp(`(?<![\\w.:-])(${NAME})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g');
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(\w+));/g, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = Object.create(null);
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) found[name] = unescaped(double ?? single ?? '');
  return found;
}

/**
 * The root element of a well-formed document without document type; else the offset at which it is not. Depth and number of elements
 * are bounded, so that no document takes more room than it is long (GL4).
 */
export function parseXml(source: string): XmlElement | { readonly offset: number } {
  const top: OpenElement = { name: '', attributes: {}, elements: [], text: '' };
  const open = [top];
  let count = 0;
  let offset = 0;
  while (offset < source.length) {
    const here = open[open.length - 1] as OpenElement;
    const next = source.indexOf('<', offset);
    const words = source.slice(offset, next < 0 ? undefined : next);
    if (here === top ? words.trim() !== '' : next < 0) return { offset };
    if (here !== top) here.text += unescaped(words);
    if (next < 0) break;
    TAG.lastIndex = next;
    const tag = TAG.exec(source);
    if (tag === null) return { offset: next };
    const [whole, data, closed, opened, attributes = '', isEmpty] = tag;
    if (data !== undefined) here.text += data;
    else if (closed !== undefined) {
      if (here === top || here.name !== closed) return { offset: next };
      open.pop();
    } else if (opened !== undefined) {
      count += 1;
      if (open.length > MOST_DEPTH || count > MOST_ELEMENTS || (here === top && top.elements.length > 0)) return { offset: next };
      const element: OpenElement = { name: opened, attributes: attributesOf(attributes), elements: [], text: '' };
      here.elements.push(element);
      if (isEmpty !== '/') open.push(element);
    }
    offset = next + whole.length;
  }
  const [root] = top.elements;
  return root === undefined || open.length > 1 ? { offset: source.length } : root;
}

/** Characters that XML cannot hold are left away, the others escaped. */
export const escapeXml = (text: string) =>
  [...text]
    .filter((sign) => sign >= ' ' || sign === '\t' || sign === '\n' || sign === '\r')
    .join('')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** An element as text, indented by depth. */
export function writeXml({ name, attributes, elements, text }: XmlElement, depth = 0): string {
  const indent = '  '.repeat(depth);
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `${indent}<${name}${written.join('')}`;
  if (elements.length > 0) return `${start}>\n${elements.map((element) => writeXml(element, depth + 1)).join('')}${indent}</${name}>\n`;
  return text === '' ? `${start}/>\n` : `${start}>${escapeXml(text)}</${name}>\n`;
}

/** An element to be written. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly XmlElement[] = '',
): XmlElement => ({
  name,
  attributes,
  elements: typeof content === 'string' ? [] : content,
  text: typeof content === 'string' ? content : '',
});
