import type { PasteReasonCode } from '@candil/contract';
import { type Columns, columnsOf, guessQuantityColumn, isHeadingRow } from './columns';
import { findCodes, isMistypedCode, isWholeCode, type KnowsModel } from './find-codes';
import { noProduct, opensSignature } from './no-product';
import { isNumberCell, ONE, type PastedQuantity, quantityAround, quantityOfCell } from './read-quantity';
import { cellsOf, type PastedRow } from './split-rows';
import { givenBetween, type UnifiedText, unifyCharacters } from './unify-characters';

/** One way to read the product of a line. */
export interface Reading {
  /** As it was given. */
  readonly given: string;
  /** In the characters of codes. */
  readonly code: string;
  readonly quantity: PastedQuantity;
}

interface PlaceInList {
  readonly line: number;
  readonly text: string;
}

/** A product found in a line; the first reading is the likeliest, the others take more of the line into the code. */
export interface ProductLine extends PlaceInList {
  readonly kind: 'product';
  readonly readings: readonly [Reading, ...Reading[]];
}

/** A line with nothing that could be a product, or with something that could be and cannot be read. */
export interface OtherLine extends PlaceInList {
  readonly kind: 'ignored' | 'refused';
  readonly reason: PasteReasonCode;
  /** Values that the words of the reason need. */
  readonly values?: Readonly<Record<string, number>>;
}

export type ReadLine = ProductLine | OtherLine;

export interface ReadList {
  readonly lines: readonly ReadLine[];
  readonly columns: Columns | undefined;
}

/** Quotation of a mail, dash or number of a list, luminaire tag. */
const BULLET = /^\s*(?:>\s*)*(?:(?:[-•*·▪◦‣]|\d{1,3}[.)]|L\d{1,3}\s*[:.)-]?)\s+)?/u;
/** Rest of a code that was written with blanks instead of its marks. */
const MORE_OF_CODE = /^\s+(?!x\d?(?:\s|$))([0-9A-Za-z]{1,2})(?=\s|$)/i;
const MORE_PARTS_MAX = 3;

const readingsAt = (unified: UnifiedText, start: number, end: number, from: number, to: number): [Reading, ...Reading[]] => {
  const { text } = unified;
  const reading = (last: number): Reading => ({
    given: givenBetween(unified, start, last).trim(),
    code: text.slice(start, last).trim(),
    quantity: quantityAround(text.slice(from, start), text.slice(last, to)) ?? ONE,
  });
  const readings: [Reading, ...Reading[]] = [reading(end)];
  let last = end;
  for (let more = 0; more < MORE_PARTS_MAX && !/_/.test(text.slice(start, end)); more += 1) {
    const part = MORE_OF_CODE.exec(text.slice(last, to))?.[0];
    if (part === undefined) break;
    last += part.length;
    readings.push(reading(last));
  }
  return readings;
};

/** Products in a text of no columns; several codes share it from one to the next. */
const productsInText = (place: PlaceInList, given: string, knowsModel: KnowsModel): ProductLine[] => {
  const bullet = isWholeCode(given, knowsModel) ? 0 : (BULLET.exec(given)?.[0].length ?? 0);
  const unified = unifyCharacters(given.slice(bullet));
  const { text } = unified;
  const spans = findCodes(text, knowsModel);
  const whole = spans.length === 0 ? mistypedBeside(text) : undefined;
  const found = whole === undefined ? spans : [whole];
  // A list that counts before its first code counts before the others too.
  const isCountedBefore = found.length > 1 && quantityAround(text.slice(0, found[0]?.start), '') !== undefined;
  return found.map(({ start, end }, index) => {
    const from = index === 0 ? 0 : isCountedBefore ? (found[index - 1]?.end ?? 0) : start;
    const to = isCountedBefore ? end : (found[index + 1]?.start ?? text.length);
    // Each of several takes its part of the text, so that all of it stays with one or another.
    const ahead = index === 0 ? given.slice(0, bullet) : '';
    const own = ahead + givenBetween(unified, from, index === found.length - 1 ? text.length : to);
    return {
      kind: 'product',
      line: place.line,
      text: found.length === 1 ? place.text : own.trim(),
      readings: readingsAt(unified, start, end, from, to),
    };
  });
};

/** A mistyped code that is alone on its line, except for a quantity. */
const mistypedBeside = (text: string): { start: number; end: number } | undefined => {
  const counted = /(?:[×*x]\s*\d+|(?<!\d)\d+\s*(?:[×*x]|pcs|stk|uds|pz)\.?)$/iu.exec(text.trimEnd())?.index ?? text.length;
  const quantity = text.slice(0, counted).trimEnd().length;
  const ahead = /^\s*(?:\d{1,5}\s*(?:[×*x]|pcs|stk|uds|pz)\.?\s+)?/iu.exec(text)?.[0].length ?? 0;
  for (const end of [text.length, quantity]) {
    if (end > ahead && isMistypedCode(text.slice(ahead, end))) return { start: ahead, end };
  }
  return undefined;
};

const quantityOfCells = (cells: readonly string[], code: number, guessed: number | undefined): PastedQuantity => {
  const numbers = cells.map((cell, column) => ({ cell, column })).filter(({ cell, column }) => column !== code && isNumberCell(cell));
  if (guessed !== undefined && numbers.some(({ column }) => column === guessed)) return quantityOfCell(cells[guessed] ?? '');
  const whole = numbers.filter(({ cell }) => !/[.,'’]/.test(cell));
  const [first, ...others] = whole.length > 0 ? whole : numbers;
  if (first === undefined) return ONE;
  if (others.length === 0) return quantityAround('', first.cell) ?? ONE;
  const value = [first, ...others].map(({ cell }) => cell).join(', ');
  return { ok: false, failure: { code: 'paste.quantity-ambiguous', value } };
};

/** The product of a row whose code has its own cell. */
const productOfRow = (
  row: PastedRow,
  code: number,
  quantity: (inCell: PastedQuantity | undefined) => PastedQuantity,
  knowsModel: KnowsModel,
): readonly ReadLine[] => {
  const place = { line: row.line, text: row.text };
  const cell = row.cells[code] ?? '';
  const [inCell, ...more] = productsInText(place, cell, knowsModel);
  if (more.length > 0) return partsOfRow(row, knowsModel);
  if (inCell === undefined) {
    const { text } = unifyCharacters(cell);
    return [{ kind: 'product', ...place, readings: [{ given: cell, code: text.trim(), quantity: quantity(undefined) }] }];
  }
  const [first, ...others] = inCell.readings;
  const counted = (reading: Reading): Reading => ({
    ...reading,
    quantity: quantity(reading.quantity === ONE ? undefined : reading.quantity),
  });
  return [{ ...inCell, readings: [counted(first), ...others.map(counted)] }];
};

const withoutProduct = (place: PlaceInList, inSignature: boolean): OtherLine => {
  const reason = noProduct(place.text, inSignature);
  return reason === undefined ? { kind: 'refused', ...place, reason: 'paste.no-code' } : { kind: 'ignored', ...place, reason };
};

/** A row of several products: every part of it is a line of its own, a number goes with the code before it. */
const partsOfRow = (row: PastedRow, knowsModel: KnowsModel): readonly ReadLine[] => {
  const parts: string[] = [];
  for (const part of row.cells.flatMap((cell) => cellsOf(cell, ','))) {
    const before = parts.at(-1);
    if (before !== undefined && isNumberCell(part) && !isNumberCell(before)) parts[parts.length - 1] = `${before}\t${part}`;
    else if (part !== '') parts.push(part);
  }
  return parts.flatMap((text): readonly ReadLine[] => {
    const place = { line: row.line, text };
    const products = productsInText(place, text, knowsModel);
    return products.length > 0 ? products : [withoutProduct(place, false)];
  });
};

const productsOfRow = (
  row: PastedRow,
  columns: Columns | undefined,
  guessed: number | undefined,
  knowsModel: KnowsModel,
): readonly ReadLine[] => {
  const place = { line: row.line, text: row.text };
  // A row of a room or an area has no digit there.
  if (columns !== undefined && /\d/.test(row.cells[columns.code] ?? '')) {
    const cell = columns.quantity === undefined ? '' : (row.cells[columns.quantity] ?? '');
    const counted = (inCell: PastedQuantity | undefined) => (cell.trim() === '' ? (inCell ?? ONE) : quantityOfCell(cell));
    return productOfRow(row, columns.code, counted, knowsModel);
  }
  if (row.cells.length === 1) return productsInText(place, row.cells[0] ?? '', knowsModel);
  const holding = codeCells(row, knowsModel);
  const [code] = holding;
  if (holding.length === 1 && code !== undefined) {
    return productOfRow(row, code, (inCell) => inCell ?? quantityOfCells(row.cells, code, guessed), knowsModel);
  }
  return holding.length === 0 ? [] : partsOfRow(row, knowsModel);
};

const codeCells = ({ cells }: PastedRow, knowsModel: KnowsModel): number[] => {
  const columns = cells.map((_, column) => column);
  const texts = cells.map((cell) => unifyCharacters(cell).text);
  const certain = columns.filter((column) => findCodes(texts[column] ?? '', knowsModel).length > 0);
  return certain.length > 0 ? certain : columns.filter((column) => isMistypedCode(texts[column] ?? ''));
};

/** Reads a list line by line: every row becomes at least one line, a heading row names the columns of the rows after it. */
export const readList = (rows: readonly PastedRow[], knowsModel: KnowsModel): ReadList => {
  const lines: ReadLine[] = [];
  let columns: Columns | undefined;
  let read: Columns | undefined;
  let inSignature = false;
  const guesses = guessColumns(
    rows.filter(({ tooLong }) => tooLong === undefined),
    knowsModel,
  );
  for (const row of rows) {
    const place = { line: row.line, text: row.text };
    if (row.tooLong !== undefined) {
      const { code, max } = row.tooLong;
      lines.push({ kind: 'refused', ...place, reason: code, values: { max } });
      continue;
    }
    if (isHeadingRow(row)) {
      columns = columnsOf(row);
      read = columns ?? read;
      lines.push({ kind: 'ignored', ...place, reason: 'paste.heading' });
      continue;
    }
    if (opensSignature(row.text)) inSignature = true;
    const products = productsOfRow(row, columns, guesses.get(row.cells.length), knowsModel);
    if (products.length > 0) lines.push(...products);
    else lines.push(withoutProduct(place, inSignature));
  }
  return { lines, columns: read };
};

/** For each number of cells the column that holds the quantities of such rows. */
const guessColumns = (rows: readonly PastedRow[], knowsModel: KnowsModel): ReadonlyMap<number, number> => {
  const byWidth = new Map<number, { row: PastedRow; code: number }[]>();
  for (const row of rows) {
    if (row.cells.length < 3) continue;
    const [code, ...others] = codeCells(row, knowsModel);
    if (code !== undefined && others.length === 0) byWidth.set(row.cells.length, [...(byWidth.get(row.cells.length) ?? []), { row, code }]);
  }
  const guesses = new Map<number, number>();
  for (const [width, found] of byWidth) {
    const code = found[0]?.code ?? 0;
    const column =
      found.length < 2
        ? undefined
        : guessQuantityColumn(
            found.map(({ row }) => row),
            code,
          );
    if (column !== undefined) guesses.set(width, column);
  }
  return guesses;
};
