import type { BudgetSheet, SheetLine } from '@candil/budget-sheet';
import type { Canvas, TextStyle } from './canvas';
import { PICTURE_SIDE, type TableColumns } from './columns';
import { totalsHeight } from './draw-totals';
import type { Flow } from './flow';
import { INK, LEADING, SIZE } from './page.data';

const PADDING = 11;
const INDENT = 12;
/** From the upper edge of a line of type to its baseline. */
const ASCENT = 8.5;

/** The headings of the columns, at the top of every page that has lines. */
export const drawTableHead = (canvas: Canvas, columns: TableColumns, sheet: BudgetSheet, y: number): number => {
  const style = { size: SIZE.label, color: INK.quiet };
  const product = sheet.columns.find(({ key }) => key === 'product');
  canvas.text(product?.label ?? '', columns.picture, y, style);
  for (const { label, right } of columns.figures) canvas.textBefore(label, right, y, style);
  canvas.rule(y + 7);
  return y + 7;
};

const drawFigures = (canvas: Canvas, columns: TableColumns, { figures }: SheetLine, baseline: number, style: TextStyle): void => {
  for (const { key, right, width } of columns.figures) canvas.figure(figures[key]?.text ?? '', right, baseline, { ...style, width });
};

interface Words {
  readonly text: string;
  readonly style: TextStyle;
  readonly leading: number;
}

/** What a product says, line by line. */
const wordsOf = (canvas: Canvas, { name, referenceCode, attributes, facts }: SheetLine, width: number): readonly Words[] => {
  const block = (text: string, style: TextStyle, leading: number): readonly Words[] =>
    text === '' ? [] : canvas.lines(text, width, style).map((line) => ({ text: line, style, leading }));
  const quiet = { size: SIZE.small, color: INK.quiet };
  return [
    ...block(name, { font: 'medium', size: SIZE.name }, LEADING.name),
    ...block(referenceCode, quiet, LEADING.small),
    ...block(attributes, { size: SIZE.small }, LEADING.small),
    ...block(facts, quiet, LEADING.small),
  ];
};

/** `below`: what must stand on the same page, in points. */
const drawProduct = (canvas: Canvas, columns: TableColumns, flow: Flow, line: SheetLine, below: number): void => {
  const words = wordsOf(canvas, line, columns.product.width);
  const height = Math.max(
    PICTURE_SIDE,
    words.reduce((sum, { leading }) => sum + leading, 0),
  );
  flow.need(height + 2 * PADDING + below);
  const top = flow.y + PADDING;
  canvas.text(line.tag, canvas.layout.left, top + ASCENT, { size: SIZE.small, color: INK.quiet });
  canvas.picture(line.image, columns.picture, top, PICTURE_SIDE);
  let y = top;
  for (const { text, style, leading } of words) {
    canvas.text(text, columns.product.left, y + ASCENT, style);
    y += leading;
  }
  drawFigures(canvas, columns, line, top + ASCENT, { size: SIZE.text });
  flow.y = top + height + PADDING;
};

/** A piece of what a line is composed of: smaller, and further in for each level. */
const drawPiece = (canvas: Canvas, columns: TableColumns, flow: Flow, line: SheetLine): void => {
  const indent = (line.depth - 1) * INDENT;
  const style = { size: SIZE.small, color: INK.quiet };
  const text = [line.name, line.referenceCode, line.attributes].filter((part) => part !== '').join(' · ');
  const lines = canvas.lines(text, columns.product.width - indent, style);
  const height = lines.length * LEADING.small + 5;
  flow.need(height);
  for (const [index, part] of lines.entries()) {
    canvas.text(part, columns.product.left + indent, flow.y + ASCENT + index * LEADING.small, style);
  }
  drawFigures(canvas, columns, line, flow.y + ASCENT, style);
  flow.y += height;
};

const drawPieces = (canvas: Canvas, columns: TableColumns, flow: Flow, pieces: readonly SheetLine[]): void => {
  for (const piece of pieces) {
    drawPiece(canvas, columns, flow, piece);
    drawPieces(canvas, columns, flow, piece.pieces);
  }
};

/** The lines of a budget, each with what it is composed of, parted by hairlines. The last one stays with the totals, which would else stand alone. */
export const drawLines = (canvas: Canvas, columns: TableColumns, flow: Flow, sheet: BudgetSheet): void => {
  const last = sheet.lines.at(-1);
  for (const line of sheet.lines) {
    drawProduct(canvas, columns, flow, line, line === last && line.pieces.length === 0 ? totalsHeight(sheet) : 0);
    if (line.pieces.length > 0) {
      drawPieces(canvas, columns, flow, line.pieces);
      flow.y += PADDING - 4;
    }
    canvas.rule(flow.y);
  }
};
