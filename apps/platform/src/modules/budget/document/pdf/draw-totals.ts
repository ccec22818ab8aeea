import type { BudgetSheet } from '@candil/budget-sheet';
import type { Canvas } from './canvas';
import type { Flow } from './flow';
import { INK, LEADING, SIZE } from './page.data';

const WIDTH = 240;
const ROW = 18;

const shownRows = ({ totals }: BudgetSheet) => totals.filter(({ isNothing }) => !isNothing);

/** What the totals take of a page, in points. */
export const totalsHeight = (sheet: BudgetSheet): number => shownRows(sheet).length * ROW + 50;

/** The totals at the right, never parted by the end of a page. A discount or surcharge of nothing is not mentioned. */
export const drawTotals = (canvas: Canvas, flow: Flow, sheet: BudgetSheet): void => {
  flow.need(totalsHeight(sheet));
  const { right } = canvas.layout;
  const left = right - WIDTH;
  flow.y += 26;
  for (const { key, label, percent, amount } of shownRows(sheet)) {
    const isTotal = key === 'totalNet';
    if (isTotal) {
      canvas.rule(flow.y - 6, { from: left, color: INK.rule });
      flow.y += 14;
    }
    const style = isTotal ? ({ font: 'medium', size: SIZE.total } as const) : { size: SIZE.text };
    canvas.text(label, left, flow.y, isTotal ? style : { ...style, color: INK.quiet });
    canvas.figure(percent?.text ?? '', right - 110, flow.y, { ...style, color: INK.quiet });
    canvas.figure(amount.text, right, flow.y, style);
    flow.y += ROW;
  }
};

/** Comments under the totals, over as many pages as they need. */
export const drawComments = (canvas: Canvas, flow: Flow, { comments }: BudgetSheet): void => {
  if (comments === undefined) return;
  const { left, right } = canvas.layout;
  const lines = canvas.lines(comments.text, (right - left) * 0.72);
  flow.need(Math.min(lines.length, 3) * LEADING.text + 44);
  flow.y += 30;
  canvas.text(comments.label, left, flow.y, { size: SIZE.label, color: INK.quiet });
  flow.y += 15;
  for (const line of lines) {
    if (flow.need(LEADING.text)) flow.y += SIZE.text;
    canvas.text(line, left, flow.y);
    flow.y += LEADING.text;
  }
};
