/** A line of a list with its cells; a text of no columns is one cell. */
export interface PastedRow {
  /** From 1. A quoted cell that holds line breaks belongs to the line it starts on. */
  readonly line: number;
  readonly text: string;
  readonly cells: readonly string[];
  /** Reason nothing is looked for in it, although it holds something. */
  readonly tooLong?: { readonly code: 'paste.line-too-long' | 'paste.cell-too-long'; readonly max: number };
}

/** Characters of a line that are read; a line of a sheet, with all its remarks, stays far below. */
export const LINE_MAX = 4_000;
/** Characters of a cell that are read. */
export const CELL_MAX = 1_000;

const LINE_BREAK = /\r\n|\r|\n|\u2028|\u2029|\u0085/;
const DELIMITERS = ['\t', ';', ','] as const;
type Delimiter = (typeof DELIMITERS)[number];
/** Most line breaks inside one quoted cell: a stray quotation mark must not swallow the list behind it. */
const QUOTED_BREAKS_MAX = 8;

/** Index behind the closing mark of a cell that opens at `start`, where a delimiter or the end follows it; otherwise undefined. */
const endOfQuoted = (text: string, start: number): number | undefined => {
  for (let index = text.indexOf('"', start + 1); index !== -1 && index - start <= CELL_MAX; index = text.indexOf('"', index + 1)) {
    if (text.charAt(index + 1) === '"') {
      index += 1;
      continue;
    }
    const next = /^[ ]*(.|$)/.exec(text.slice(index + 1, index + 40))?.[1] ?? '';
    return next === '' || DELIMITERS.includes(next as Delimiter) ? index + 1 : undefined;
  }
  return undefined;
};

const OPENING = /(?:^|[\t;,])[ ]*"/g;

/** Returns whether the text ends inside a quoted cell. */
const isOpen = (text: string): boolean => {
  OPENING.lastIndex = 0;
  for (let match = OPENING.exec(text); match !== null; match = OPENING.exec(text)) {
    const start = match.index + match[0].length - 1;
    const end = endOfQuoted(text, start);
    if (end === undefined) return !/"[ ]*(?:[\t;,]|$)/.test(text.slice(start + 1).replaceAll('""', ''));
    OPENING.lastIndex = end;
  }
  return false;
};

const unquoted = (cell: string): string => {
  const trimmed = cell.trim();
  return trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"')
    ? trimmed.slice(1, -1).replaceAll('""', '"').trim()
    : trimmed;
};

const CODE_AT_END =
  /(?<![0-9A-Za-z])[0-9A-Za-z]{4}\s*(?:-\s*)?[0-9A-Za-z]{2}(?:\s*\/\s*[0-9A-Za-z]\s*[0-9A-Za-z])?(?:\s*_\s*[0-9A-Za-z]{2})?$/;
/** More characters than any code has, with the blanks that people put into one. */
const LONGEST_CODE = 60;

/** A comma between two digits without a blank is a decimal comma, unless a complete code precedes it. */
const isDecimalComma = (text: string, start: number, comma: number): boolean =>
  /\d/.test(text.charAt(comma - 1)) &&
  comma > start &&
  /\d/.test(text.charAt(comma + 1)) &&
  !CODE_AT_END.test(text.slice(Math.max(start, comma - LONGEST_CODE), comma));

/** The cells of a line parted by one delimiter; quotation marks hold a cell together. */
export const cellsOf = (text: string, delimiter: Delimiter): readonly string[] => {
  const cells: string[] = [];
  let start = 0;
  let isBlankSoFar = true;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '"' && isBlankSoFar) {
      const end = endOfQuoted(text, index);
      if (end !== undefined) index = end - 1;
      isBlankSoFar = false;
    } else if (character === delimiter) {
      if (delimiter === ',' && isDecimalComma(text, start, index)) continue;
      cells.push(unquoted(text.slice(start, index)));
      start = index + 1;
      isBlankSoFar = true;
    } else if (isBlankSoFar && character.trim() !== '') isBlankSoFar = false;
  }
  cells.push(unquoted(text.slice(start)));
  return cells;
};

const delimiterOf = (text: string): Delimiter | undefined => DELIMITERS.find((delimiter) => text.includes(delimiter));

/** A row whose cells are read, or, when it is too long for one of a list, kept as it is and marked. */
export const boundedRow = (line: number, text: string, cells: () => readonly string[]): PastedRow => {
  if (text.length > LINE_MAX) return { line, text, cells: [], tooLong: { code: 'paste.line-too-long', max: LINE_MAX } };
  const read = cells();
  const isTooLong = read.some((cell) => cell.length > CELL_MAX);
  return { line, text, cells: read, ...(isTooLong && { tooLong: { code: 'paste.cell-too-long', max: CELL_MAX } }) };
};

const rowOf = (line: number, text: string): PastedRow => {
  const delimiter = delimiterOf(text);
  const flat = text.split(LINE_BREAK).join(' ');
  return boundedRow(line, flat.trim(), () => (delimiter === undefined ? [unquoted(flat)] : cellsOf(flat, delimiter)));
};

/** Returns whether a line holds nothing but blanks, delimiters and quotation marks, as the empty rows of a sheet do. */
const isBlankLine = (line: string): boolean => !/[^\s;,"]/.test(line);

/** The lines of a text that hold anything, parted into cells by tabs, else semicolons, else commas. */
export const splitRows = (text: string): readonly PastedRow[] => {
  const lines = text.split(LINE_BREAK);
  const rows: PastedRow[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    let whole = lines[index] ?? '';
    if (isBlankLine(whole)) continue;
    const line = index + 1;
    if (whole.length <= LINE_MAX && whole.includes('"') && isOpen(whole)) {
      let longer = whole;
      for (let more = 1; more <= QUOTED_BREAKS_MAX && index + more < lines.length; more += 1) {
        longer += `\n${lines[index + more]}`;
        if (longer.length > LINE_MAX) break;
        if (isOpen(longer)) continue;
        whole = longer;
        index += more;
        break;
      }
    }
    rows.push(rowOf(line, whole));
  }
  return rows;
};
