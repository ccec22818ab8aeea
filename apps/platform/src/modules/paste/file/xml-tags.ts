/** A tag of an XML text with what stands before it. */
export interface XmlTag {
  /** Without the prefix of its namespace. */
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  /** As written. */
  readonly attributes: string;
  /** The text between the tag before and this one, as written. */
  readonly before: string;
}

/** Longer tags and texts are in no workbook: a cell holds 32,767 characters, each written as six at most. */
const PIECE_MAX = 262_144;

/** What is wrong with an XML text: a tag or a text between two is longer than any workbook's. */
export class XmlPieceTooLong extends Error {}

/**
 * Reads the tags of an XML text in order while it arrives, in one pass over it whatever it holds. Declarations and comments are passed
 * over and entities of a document's own do not exist: nothing in it can grow. Of the text it keeps no more than what is not told yet.
 */
export class XmlTagReader {
  private rest = '';
  private before = '';
  /** How far `rest` was searched for the end of the tag it begins with. */
  private searched = 0;

  /** The tags that end in the text handed in. */
  *tagsIn(text: string): Generator<XmlTag> {
    const xml = this.rest + text;
    let from = 0;
    for (let start = xml.indexOf('<'); start !== -1; start = xml.indexOf('<', from)) {
      this.before += xml.slice(from, start);
      from = start;
      // What opens here may be a comment whose mark has not arrived.
      if (xml.length - start < 4) break;
      const isComment = xml.startsWith('<!--', start);
      const end = xml.indexOf(isComment ? '-->' : '>', Math.max(start + (isComment ? 4 : 1), start === 0 ? this.searched : 0));
      if (end === -1) break;
      from = isComment ? end + 3 : end + 1;
      this.searched = 0;
      const first = xml.charAt(start + 1);
      if (first === '!' || first === '?') continue;
      const { before } = this;
      this.before = '';
      yield tagOf(xml.slice(start + 1, end), before);
    }
    this.keep(xml, from);
  }

  private keep(xml: string, from: number): void {
    const opens = xml.indexOf('<', from);
    if (opens === -1) {
      this.before += xml.slice(from);
      this.rest = '';
    } else this.rest = xml.slice(opens);
    // The mark that ends a comment may have arrived in part.
    this.searched = Math.max(0, this.rest.length - 2);
    if (this.rest.length > PIECE_MAX || this.before.length > PIECE_MAX) throw new XmlPieceTooLong();
  }
}

const tagOf = (written: string, before: string): XmlTag => {
  const isClose = written.startsWith('/');
  const isEmpty = !isClose && written.endsWith('/');
  const inside = written.slice(isClose ? 1 : 0, isEmpty ? -1 : undefined);
  const blank = inside.search(/\s/);
  const whole = blank === -1 ? inside : inside.slice(0, blank);
  return {
    name: whole.slice(whole.indexOf(':') + 1),
    kind: isClose ? 'close' : isEmpty ? 'empty' : 'open',
    attributes: blank === -1 ? '' : inside.slice(blank),
    before,
  };
};

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const character = (code: number): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';

/** Text as it was meant: the five entities of XML, numbered characters, and the escapes of spreadsheets (`_x000D_`). */
export const xmlText = (written: string): string =>
  (written.includes('&')
    ? written.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,5}));/gi, (entity, hexadecimal?: string, decimal?: string, name?: string) => {
        if (name !== undefined) return NAMED[name] ?? entity;
        return character(hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16));
      })
    : written
  ).replace(/_x([0-9A-F]{4})_/g, (_, hexadecimal: string) => character(Number.parseInt(hexadecimal, 16)));

const ATTRIBUTE = /(?<![\w.:-])(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The value of an attribute, its prefix aside. */
export const xmlAttribute = (attributes: string, name: string): string | undefined => {
  if (!attributes.includes(name)) return undefined;
  ATTRIBUTE.lastIndex = 0;
  for (let found = ATTRIBUTE.exec(attributes); found !== null; found = ATTRIBUTE.exec(attributes)) {
    if (found[1] === name) return xmlText(found[2] ?? found[3] ?? '');
  }
  return undefined;
};
