import { SaxesParser } from 'saxes';

/** Longer tags and texts are in no workbook: a cell holds 32,767 characters, each written as six at most. */
const PIECE_MAX = 262_144;
/** A sheet nests six elements; drawings and extensions some more. */
const DEPTH_MAX = 64;

/** A tag, a text or the nesting of an XML entry is larger than any workbook's. */
export class XmlTooLarge extends Error {}

/** Handlers of the elements of a document, in document order; names and attributes as written, names without prefix. */
export interface XmlHandlers {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  /** `text` is the text since the last tag. */
  close?(name: string, text: string): void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const ESCAPED = /_x([0-9A-F]{4})_/g;

/** Spreadsheets escape the characters that XML cannot hold: `_x000D_`. Few texts hold one, and this is asked at each end of a tag. */
const unescaped = (text: string): string => {
  const plain = text.includes('_x')
    ? text.replace(ESCAPED, (_, hexadecimal: string) => String.fromCharCode(Number.parseInt(hexadecimal, 16)))
    : text;
  return plain.toWellFormed();
};

/**
 * Parses an XML text while it arrives. Entities that the document declares are refused, so nothing expands; unfinished tags and texts and
 * the nesting are bounded, so memory is bounded whatever the text holds.
 */
export const xmlStream = ({ open, close }: XmlHandlers): ((text: string) => void) => {
  const parser = new SaxesParser({ xmlns: false });
  let text = '';
  let depth = 0;
  let parsedTo = 0;
  const addText = (more: string) => {
    text += more;
  };
  const startPiece = () => {
    text = '';
    parsedTo = parser.position;
  };
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > DEPTH_MAX) throw new XmlTooLarge();
    startPiece();
    open?.(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    const before = text;
    startPiece();
    close?.(localName(name), unescaped(before));
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('comment', () => {
    parsedTo = parser.position;
  });
  return (chunk) => {
    parser.write(chunk);
    if (parser.position - parsedTo > PIECE_MAX) throw new XmlTooLarge();
  };
};
