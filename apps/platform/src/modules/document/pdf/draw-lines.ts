import type { DocumentSheet, SheetArea, SheetLine } from '@candil/budget-sheet';
import { INK, LEADING, SIZE } from '../page.data';
import type { Canvas, TextStyle } from './canvas';
import { PICTURE_SIDE, type TableColumns } from './columns';
import { totalsHeight } from './draw-totals';
import type { Flow } from './flow';

const PADDING = 9;
/** A row with the name of a room, or with the sum of its lines. */
const AREA_ROW = 20;
/** Between the tag and the name it belongs to. */
const TAG_GAP = 6;
const INDENT = 12;
/** Between the name of a piece and its code. */
const PIECE_GAP = 8;
/** From the upper edge of a line of type to its baseline. */
const ASCENT = 8.5;

/** The headings of the columns, at the top of every page that has lines. */
export const drawTableHead = (canvas: Canvas, columns: TableColumns, sheet: DocumentSheet, y: number): number => {
  const style = { size: SIZE.label, color: INK.quiet };
  const product = sheet.columns.find(({ key }) => key === 'product');
  canvas.text(product?.label ?? '', columns.picture, y, style);
  for (const { label, right } of columns.numbers) canvas.textBefore(label, right, y, style);
  canvas.rule(y + 7);
  return y + 7;
};

const drawNumbers = (canvas: Canvas, columns: TableColumns, { amounts }: SheetLine, baseline: number, style: TextStyle): void => {
  for (const { key, right, width } of columns.numbers) {
    canvas.number(amounts[key]?.text ?? '', right, baseline, { ...style, width });
    if (key !== 'discount') continue;
    const off = { size: SIZE.small, color: INK.quiet, width };
    canvas.number(amounts.discountValue?.text ?? '', right, baseline + LEADING.small, off);
  }
};

interface Words {
  readonly text: string;
  readonly style: TextStyle;
  readonly leading: number;
  /** From the left of the product. */
  readonly indent: number;
}

const TAG_STYLE = { font: 'medium', size: SIZE.small, fill: INK.chip } as const;

/** Lays out the text of a product, line by line; its name begins after its tag. */
const wordsOf = (canvas: Canvas, line: SheetLine, width: number): readonly Words[] => {
  const beside = line.tag === '' ? 0 : canvas.widthOf(line.tag, TAG_STYLE) + 8 + TAG_GAP;
  const { name, referenceCode, attributes, facts, delivery, minimum } = line;
  const block = (text: string, style: TextStyle, leading: number, indent = 0, taken = 0): readonly Words[] =>
    text === '' ? [] : canvas.lines(text, width - indent - taken, style).map((part) => ({ text: part, style, leading, indent }));
  const quiet = { size: SIZE.small, color: INK.quiet };
  const weeks = delivery === '' ? 0 : canvas.widthOf(delivery, quiet) + TAG_GAP;
  return [
    ...block(name, { font: 'medium', size: SIZE.name }, LEADING.name, beside),
    ...block(referenceCode, { font: 'mono', size: SIZE.small }, LEADING.small, 0, weeks),
    ...block(attributes, quiet, LEADING.small),
    ...block(facts, quiet, LEADING.small),
    ...block(minimum, { font: 'medium', size: SIZE.small }, LEADING.small),
  ];
};

const heightOf = (words: readonly Words[]): number =>
  Math.max(
    PICTURE_SIDE,
    words.reduce((sum, { leading }) => sum + leading, 0),
  );

/** `below`: height that must remain on the same page, in points. */
const drawProduct = (canvas: Canvas, columns: TableColumns, flow: Flow, line: SheetLine, below: number): void => {
  const { left, width } = columns.product;
  const words = wordsOf(canvas, line, width);
  const height = heightOf(words);
  flow.need(height + 2 * PADDING + below);
  const top = flow.y + PADDING;
  canvas.picture(line.image, columns.picture, top, PICTURE_SIDE);
  if (line.tag !== '') canvas.chip(line.tag, left, top + ASCENT, TAG_STYLE);
  let y = top;
  for (const { text, style, leading, indent } of words) {
    canvas.text(text, left + indent, y + ASCENT, style);
    y += leading;
  }
  const names = words.filter(({ leading }) => leading === LEADING.name).length;
  const weeks = { size: SIZE.small, color: INK.quiet };
  canvas.textBefore(line.delivery, left + width - TAG_GAP, top + names * LEADING.name + ASCENT, weeks);
  drawNumbers(canvas, columns, line, top + ASCENT, { size: SIZE.text });
  flow.y = top + height + PADDING;
};

/** A piece of a composed line: smaller, and further in for each level. */
const drawPiece = (canvas: Canvas, columns: TableColumns, flow: Flow, line: SheetLine): void => {
  const indent = (line.depth - 1) * INDENT;
  const style = { size: SIZE.small, color: INK.quiet };
  const left = columns.product.left + indent;
  const width = columns.product.width - indent;
  const code = { ...style, font: 'mono' } as const;
  // The name of a piece and its code stand in one line where they fit.
  const names = canvas.lines(line.name, width, style);
  const afterName = canvas.widthOf(names.at(-1) ?? '', style) + PIECE_GAP;
  const isBeside = line.referenceCode !== '' && afterName + canvas.widthOf(line.referenceCode, code) <= width;
  const rows = [
    ...names.map((text) => ({ text, style })),
    ...(isBeside || line.referenceCode === '' ? [] : canvas.lines(line.referenceCode, width, code).map((text) => ({ text, style: code }))),
    ...(line.attributes === '' ? [] : canvas.lines(line.attributes, width, style).map((text) => ({ text, style }))),
  ];
  const height = rows.length * LEADING.small + 5;
  flow.need(height);
  for (const [index, row] of rows.entries()) canvas.text(row.text, left, flow.y + ASCENT + index * LEADING.small, row.style);
  if (isBeside) canvas.text(line.referenceCode, left + afterName, flow.y + ASCENT + (names.length - 1) * LEADING.small, code);
  drawNumbers(canvas, columns, line, flow.y + ASCENT, style);
  flow.y += height;
};

const drawPieces = (canvas: Canvas, columns: TableColumns, flow: Flow, pieces: readonly SheetLine[]): void => {
  for (const piece of pieces) {
    drawPiece(canvas, columns, flow, piece);
    drawPieces(canvas, columns, flow, piece.pieces);
  }
};

/** The name of a room, on the page of its first line. */
const drawAreaName = (canvas: Canvas, columns: TableColumns, flow: Flow, { name, lines }: SheetArea, below: number): void => {
  const [first] = lines;
  const ofFirst = first === undefined ? 0 : heightOf(wordsOf(canvas, first, columns.product.width)) + 2 * PADDING;
  flow.need(AREA_ROW + ofFirst + (lines.length === 1 ? below : 0));
  const { left, right } = canvas.layout;
  const style = { font: 'medium', size: SIZE.text } as const;
  canvas.text(canvas.cut(name, right - left, style), left, flow.y + AREA_ROW - 4, style);
  flow.y += AREA_ROW;
};

const drawSubtotal = (canvas: Canvas, columns: TableColumns, flow: Flow, { subtotal: { label, amount } }: SheetArea): void => {
  const baseline = flow.y + AREA_ROW - 5;
  const width = columns.numbers.at(-1)?.width ?? 0;
  const { right, left } = canvas.layout;
  const beside = right - width - 3 * TAG_GAP;
  canvas.textBefore(canvas.cut(label, beside - left, { size: SIZE.text }), beside, baseline, { color: INK.quiet });
  canvas.number(amount.text, right, baseline, { font: 'medium', size: SIZE.text, width });
  flow.y += AREA_ROW;
  canvas.rule(flow.y, { color: INK.rule });
};

/**
 * The lines of a document, by room where there are any, each with its pieces, separated by hairlines. The last one stays with
 * the part below it, which would otherwise stand alone.
 */
export const drawLines = (canvas: Canvas, columns: TableColumns, flow: Flow, sheet: DocumentSheet): void => {
  if (sheet.areas.length === 0) drawGroup(canvas, columns, flow, sheet.lines, totalsHeight(sheet));
  for (const area of sheet.areas) {
    const below = AREA_ROW + (area === sheet.areas.at(-1) ? totalsHeight(sheet) : 0);
    drawAreaName(canvas, columns, flow, area, below);
    drawGroup(canvas, columns, flow, area.lines, below);
    drawSubtotal(canvas, columns, flow, area);
  }
};

/** `below`: height that must remain on the page of the last line, in points. */
const drawGroup = (canvas: Canvas, columns: TableColumns, flow: Flow, lines: readonly SheetLine[], below: number): void => {
  const last = lines.at(-1);
  for (const line of lines) {
    drawProduct(canvas, columns, flow, line, line === last && line.pieces.length === 0 ? below : 0);
    if (line.pieces.length > 0) {
      drawPieces(canvas, columns, flow, line.pieces);
      flow.y += PADDING - 4;
    }
    canvas.rule(flow.y);
  }
};
