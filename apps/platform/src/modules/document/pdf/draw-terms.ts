import type { DocumentSheet, SheetAcceptance } from '@candil/budget-sheet';
import type { Canvas } from './canvas';
import type { Flow } from './flow';
import { INK, LEADING, SIZE } from '../page.data';

const NUMBER_WIDTH = 16;
const COLUMN_GAP = 24;
const ITEM_GAP = 7;
/** Terms that are no higher stand on one page; longer ones begin where they can. In points. */
const MOST_TOGETHER = 260;
const FRAME_PADDING = 18;
const FIELD_HEIGHT = 40;
const SIGNATURE_WIDTH = 150;

/** Comments under the totals, over as many pages as they need. */
export const drawComments = (canvas: Canvas, flow: Flow, { comments }: DocumentSheet): void => {
  if (comments === undefined) return;
  const { left, right } = canvas.layout;
  const lines = canvas.lines(comments.text, (right - left) * 0.72);
  flow.need(Math.min(lines.length, 3) * LEADING.text + 44);
  flow.y += 30;
  canvas.text(comments.label, left, flow.y, { font: 'medium', size: SIZE.section });
  flow.y += 17;
  for (const line of lines) {
    if (flow.need(LEADING.text)) flow.y += SIZE.text;
    canvas.text(line, left, flow.y);
    flow.y += LEADING.text;
  }
};

/** The numbered terms in two columns, row by row; a row is not parted, and few terms are not either. */
export const drawTerms = (canvas: Canvas, flow: Flow, { terms }: DocumentSheet): void => {
  const { left, right } = canvas.layout;
  const width = (right - left - COLUMN_GAP) / 2;
  const written = { size: SIZE.small };
  const items = terms.items.map(({ label, text }, index) => ({
    number: String(index + 1),
    label,
    lines: canvas.lines(text, width - NUMBER_WIDTH, written),
  }));
  const half = Math.ceil(items.length / 2);
  const heightOf = (place: number): number => {
    const pair = [items[place], items[place + half]].map((item) => item?.lines.length ?? 0);
    return (1 + Math.max(...pair)) * LEADING.small + ITEM_GAP;
  };
  const whole = Array.from({ length: half }, (_, place) => heightOf(place)).reduce((sum, height) => sum + height, 46);
  flow.need(whole <= MOST_TOGETHER ? whole : 46 + heightOf(0));
  flow.y += 34;
  canvas.text(terms.label, left, flow.y, { font: 'medium', size: SIZE.section });
  flow.y += 17;
  for (let place = 0; place < half; place += 1) {
    if (flow.need(heightOf(place))) flow.y += SIZE.text;
    for (const [column, item] of [items[place], items[place + half]].entries()) {
      if (item === undefined) continue;
      const x = left + column * (width + COLUMN_GAP);
      canvas.text(item.number, x, flow.y, { ...written, color: INK.quiet });
      canvas.text(item.label, x + NUMBER_WIDTH, flow.y, { ...written, font: 'medium' });
      for (const [index, line] of item.lines.entries()) canvas.text(line, x + NUMBER_WIDTH, flow.y + (index + 1) * LEADING.small, written);
    }
    flow.y += heightOf(place);
  }
};

/** The box where the client signs, in one piece. */
export const drawAcceptance = (canvas: Canvas, flow: Flow, acceptance: SheetAcceptance): void => {
  const { left, right } = canvas.layout;
  const inner = right - left - 2 * FRAME_PADDING;
  const lines = canvas.lines(acceptance.text, inner);
  const rows = Math.ceil(acceptance.fields.length / 2);
  const height = 2 * FRAME_PADDING + 18 + lines.length * LEADING.text + rows * FIELD_HEIGHT;
  flow.need(height + 24);
  const top = flow.y + 20;
  const x = left + FRAME_PADDING;
  canvas.frame(left, top, right - left, height);
  let y = top + FRAME_PADDING + 8;
  canvas.text(acceptance.label, x, y, { font: 'medium', size: SIZE.section });
  const beside = canvas.widthOf(acceptance.label, { font: 'medium', size: SIZE.section }) + 10;
  canvas.text(acceptance.how, x + beside, y, { size: SIZE.small, color: INK.quiet });
  for (const line of lines) {
    y += LEADING.text + 4;
    canvas.text(line, x, y);
  }
  const fields = y + 18;
  const width = (inner - SIGNATURE_WIDTH - COLUMN_GAP) / 2;
  const label = { size: SIZE.label, color: INK.quiet };
  for (const [index, field] of acceptance.fields.entries()) {
    const at = { x: x + (index % 2) * width, y: fields + Math.floor(index / 2) * FIELD_HEIGHT };
    canvas.text(field, at.x, at.y, label);
    canvas.rule(at.y + 22, { from: at.x, to: at.x + width - 14, color: INK.quiet });
  }
  const box = right - FRAME_PADDING - SIGNATURE_WIDTH;
  canvas.frame(box, fields - 10, SIGNATURE_WIDTH, rows * FIELD_HEIGHT - 8, { dashed: true, color: INK.quiet });
  canvas.text(acceptance.signature, box + 8, fields + 2, label);
  flow.y = top + height;
};
