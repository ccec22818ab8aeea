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

/**
 * The tags of an XML text in order, in one pass over it whatever it holds. Declarations and comments are passed over and entities of a
 * document's own do not exist: nothing in it can grow.
 */
export function* xmlTags(xml: string): Generator<XmlTag> {
  let from = 0;
  let before = '';
  for (let start = xml.indexOf('<'); start !== -1; start = xml.indexOf('<', from)) {
    before += xml.slice(from, start);
    const isComment = xml.startsWith('<!--', start);
    const end = isComment ? xml.indexOf('-->', start + 4) : xml.indexOf('>', start + 1);
    if (end === -1) return;
    from = isComment ? end + 3 : end + 1;
    const first = xml.charAt(start + 1);
    if (first === '!' || first === '?') continue;
    const isClose = first === '/';
    const isEmpty = xml.charAt(end - 1) === '/';
    const inside = xml.slice(start + (isClose ? 2 : 1), isEmpty ? end - 1 : end);
    const blank = inside.search(/\s/);
    const whole = blank === -1 ? inside : inside.slice(0, blank);
    yield {
      name: whole.slice(whole.indexOf(':') + 1),
      kind: isClose ? 'close' : isEmpty ? 'empty' : 'open',
      attributes: blank === -1 ? '' : inside.slice(blank),
      before,
    };
    before = '';
  }
}

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

/** The value of an attribute, its prefix aside. */
export const xmlAttribute = (attributes: string, name: string): string | undefined => {
  const match = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const value = match?.[1] ?? match?.[2];
  return value === undefined ? undefined : xmlText(value);
};
