import type { DocumentSheet, SheetDelivery } from '@candil/budget-sheet';
import { INK, LEADING, SIZE } from '../page.data';
import type { Canvas } from './canvas';
import type { Flow } from './flow';

const WIDTH = 250;
const ROW = 18;
/** Space above the totals, and the extra height of the large sum over a row. */
const OVERHEAD = 62;
const GUTTER = 32;
const BAR_HEIGHT = 5;
const TAGS_WIDTH = 64;
const WEEKS_WIDTH = 62;

interface Row {
  readonly label: string;
  readonly percent?: string;
  readonly amount: string;
  readonly font: 'regular' | 'medium';
}

/** Rows of the totals: each room, where there are several and the sums go on from there; a discount or surcharge of zero is left out. */
const shownRows = ({ totals, areas }: DocumentSheet): readonly Row[] => [
  ...(areas.length > 1 && totals[0]?.key === 'subTotalNet' ? areas : []).map(
    ({ name, subtotal }): Row => ({ label: name, amount: subtotal.amount.text, font: 'regular' }),
  ),
  ...totals
    .filter(({ isNothing }) => !isNothing)
    .map(
      ({ key, label, percent, amount }): Row => ({
        label,
        ...(percent !== undefined && { percent: percent.text }),
        amount: amount.text,
        font: key === 'subTotalNet' || key === 'totalNet' ? 'medium' : 'regular',
      }),
    ),
];
const deliveryHeight = (delivery: SheetDelivery | undefined): number =>
  delivery === undefined ? 0 : 44 + LEADING.text + delivery.steps.length * ROW;

/** The height of totals and delivery on the page, in points. */
export const totalsHeight = (sheet: DocumentSheet): number =>
  Math.max(shownRows(sheet).length * ROW + OVERHEAD, deliveryHeight(sheet.delivery));

/** Delivery dates of the lines, beside the totals: the longer, the later. */
const drawDelivery = (canvas: Canvas, { label, text, steps }: SheetDelivery, top: number, width: number): void => {
  const { left } = canvas.layout;
  let y = top;
  canvas.text(label, left, y, { font: 'medium', size: SIZE.section });
  y += LEADING.text + 5;
  for (const line of canvas.lines(text, width).slice(0, 2)) {
    canvas.text(line, left, y);
    y += LEADING.text;
  }
  y += 8;
  const room = width - TAGS_WIDTH - WEEKS_WIDTH;
  for (const { tags, when, share } of steps) {
    canvas.text(canvas.cut(tags, TAGS_WIDTH - 6, { size: SIZE.small }), left, y, { size: SIZE.small });
    if (share !== undefined) {
      canvas.bar(left + TAGS_WIDTH, y - BAR_HEIGHT - 0.5, room, BAR_HEIGHT, INK.chip);
      canvas.bar(left + TAGS_WIDTH, y - BAR_HEIGHT - 0.5, room * share, BAR_HEIGHT, share === 1 ? INK.text : INK.bar);
    }
    canvas.textBefore(when, left + width, y, { size: SIZE.small });
    y += ROW;
  }
};

/** The totals at the right, never parted by the end of a page; the last row is the sum of all. */
export const drawTotals = (canvas: Canvas, flow: Flow, sheet: DocumentSheet): void => {
  flow.need(totalsHeight(sheet));
  const { left: edge, right } = canvas.layout;
  const left = right - WIDTH;
  const top = flow.y + 28;
  flow.y = top;
  const rows = shownRows(sheet);
  for (const [place, { label, percent, amount, font: weight }] of rows.entries()) {
    const isTotal = place === rows.length - 1;
    if (isTotal) {
      canvas.rule(flow.y - 6, { from: left, color: INK.rule, width: 1 });
      flow.y += 20;
    }
    const font = isTotal ? 'medium' : weight;
    canvas.text(canvas.cut(label, WIDTH - 96, { font }), left, flow.y, { font });
    canvas.number(percent ?? '', right - 110, flow.y, { color: INK.quiet });
    canvas.number(amount, right, flow.y, { font, size: isTotal ? SIZE.total : SIZE.text, width: isTotal ? WIDTH - 70 : WIDTH });
    flow.y += ROW;
  }
  if (sheet.delivery === undefined) return;
  drawDelivery(canvas, sheet.delivery, top, left - edge - GUTTER);
  flow.y = Math.max(flow.y, top + deliveryHeight(sheet.delivery) - 28);
};
