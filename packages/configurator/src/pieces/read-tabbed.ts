/** Most characters and lines of a text whose cells are read here; a longer one is read by the service, line by line. */
export const TABBED_LIMITS = { characters: 1_000_000, lines: 10_000 } as const;

export type TabbedText =
  | { readonly kind: 'cells'; readonly cells: readonly (readonly string[])[] }
  | { readonly kind: 'too-long'; readonly limit: 'characters' | 'lines'; readonly max: number };

const unquoted = (cell: string): string =>
  cell.startsWith('"') && cell.endsWith('"') && cell.length > 1 ? cell.slice(1, -1).replaceAll('""', '"') : cell;

/** Returns the end of the quoted cell that begins at `from`, behind its closing quote; the end of the text for one that is not closed. */
const endOfQuoted = (text: string, from: number): number => {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] !== '"') return at + 1;
    at += 1;
  }
  return text.length;
};

/** Cells as spreadsheets give them: tabs between, a line each, quotes around those that hold either. One pass, whatever the text. */
export const readTabbed = (text: string): TabbedText => {
  const { characters, lines: most } = TABBED_LIMITS;
  if (text.length > characters) return { kind: 'too-long', limit: 'characters', max: characters };
  const lines: string[][] = [];
  let line: string[] = [];
  let start = 0;
  let at = 0;
  while (at <= text.length) {
    if (at === start && text[at] === '"') at = endOfQuoted(text, at);
    const sign = text[at];
    if (sign === '\t' || sign === '\n' || sign === '\r' || at >= text.length) {
      line.push(unquoted(text.slice(start, at)).trim());
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      start = at + 1;
      if (sign !== '\t') {
        lines.push(line);
        line = [];
        if (lines.length > most + 1) return { kind: 'too-long', limit: 'lines', max: most };
      }
    }
    at += 1;
  }
  // A final line break ends the text; it begins no further line.
  if (lines.length > 1 && lines.at(-1)?.join('') === '') lines.pop();
  return { kind: 'cells', cells: lines };
};
