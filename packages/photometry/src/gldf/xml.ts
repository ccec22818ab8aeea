import { SaxesParser } from 'saxes';
import type { GldfElement } from './gldf-product';

/** An element of an XML document: its name, attributes, elements and own text. */
export type XmlElement = GldfElement;

interface OpenElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  elements: OpenElement[];
  text: string;
}

const MOST_DEPTH = 64;
const MOST_ELEMENTS = 100_000;

/** The document is well-formed XML, but not one that is read. */
class RefusedDocument extends Error {}

/**
 * Parses a well-formed document without document type; otherwise returns the offset at which the parser stopped. Depth and number of
 * elements are bounded, so that a document needs memory in proportion to its length (GL4).
 */
export function parseXml(source: string): XmlElement | { readonly offset: number } {
  const top: OpenElement = { name: '', attributes: {}, elements: [], text: '' };
  const open = [top];
  let count = 0;
  const parser = new SaxesParser({ xmlns: false });
  const addText = (text: string) => {
    (open[open.length - 1] as OpenElement).text += text;
  };
  parser.on('doctype', () => {
    throw new RefusedDocument();
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (open.length > MOST_DEPTH || count > MOST_ELEMENTS) throw new RefusedDocument();
    const opened: OpenElement = { name, attributes, elements: [], text: '' };
    (open[open.length - 1] as OpenElement).elements.push(opened);
    open.push(opened);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(source).close();
  } catch {
    return { offset: parser.position };
  }
  return top.elements[0] as XmlElement;
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
