/** A line of a list with its cells; a text of no columns is one cell. */
export interface PastedRow {
  /** From 1. A quoted cell that holds line breaks belongs to the line it starts on. */
  readonly line: number;
  readonly text: string;
  readonly cells: readonly string[];
}

const LINE_BREAK = /\r\n|\r|\n|\u2028|\u2029|\u0085/;
const DELIMITERS = ['\t', ';', ','] as const;
type Delimiter = (typeof DELIMITERS)[number];
/** Most line breaks inside one quoted cell: a stray quotation mark must not swallow the list behind it. */
const QUOTED_BREAKS_MAX = 8;

/** Index behind the closing mark of a cell that opens at `start`, where a delimiter or the end follows it; otherwise undefined. */
const endOfQuoted = (text: string, start: number): number | undefined => {
  for (let index = text.indexOf('"', start + 1); index !== -1; index = text.indexOf('"', index + 1)) {
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

/** Whether the text ends inside a quoted cell. */
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

/** A comma between two digits without a blank is a decimal comma, unless a whole code stands before it. */
const isDecimalComma = (cell: string, rest: string): boolean =>
  /\d$/.test(cell) &&
  /^\d/.test(rest) &&
  !/(?:^|[^0-9A-Za-z])[0-9A-Za-z]{4}\s*-?\s*[0-9A-Za-z]{2}(?:\s*\/\s*[0-9A-Za-z]\s*[0-9A-Za-z])?(?:\s*_\s*[0-9A-Za-z]{2})?$/.test(cell);

/** The cells of a line parted by one delimiter; quotation marks hold a cell together. */
export const cellsOf = (text: string, delimiter: Delimiter): readonly string[] => {
  const cells: string[] = [];
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '"' && text.slice(start, index).trim() === '') {
      const end = endOfQuoted(text, index);
      if (end !== undefined) index = end - 1;
    } else if (character === delimiter) {
      if (delimiter === ',' && isDecimalComma(text.slice(start, index), text.slice(index + 1))) continue;
      cells.push(unquoted(text.slice(start, index)));
      start = index + 1;
    }
  }
  cells.push(unquoted(text.slice(start)));
  return cells;
};

const delimiterOf = (text: string): Delimiter | undefined => DELIMITERS.find((delimiter) => text.includes(delimiter));

const rowOf = (line: number, text: string): PastedRow => {
  const delimiter = delimiterOf(text);
  const flat = text.split(LINE_BREAK).join(' ');
  return { line, text: flat.trim(), cells: delimiter === undefined ? [unquoted(flat)] : cellsOf(flat, delimiter) };
};

/** Whether a line holds nothing but blanks, delimiters and quotation marks, as the empty rows of a sheet do. */
const isBlankLine = (line: string): boolean => !/[^\s;,"]/.test(line);

/** The lines of a text that hold anything, parted into cells by tabs, else semicolons, else commas. */
export const splitRows = (text: string): readonly PastedRow[] => {
  const lines = text.split(LINE_BREAK);
  const rows: PastedRow[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    let whole = lines[index] ?? '';
    if (isBlankLine(whole)) continue;
    const line = index + 1;
    if (whole.includes('"') && isOpen(whole)) {
      let longer = whole;
      for (let more = 1; more <= QUOTED_BREAKS_MAX && index + more < lines.length; more += 1) {
        longer += `\n${lines[index + more]}`;
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
