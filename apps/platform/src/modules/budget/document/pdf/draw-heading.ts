import type { BudgetSheet } from '@candil/budget-sheet';
import type { Canvas } from './canvas';
import { INK, LEADING, SIZE } from './page.data';

const IN_A_ROW = 3;
const GAP = 16;
/** More than the longest name that a form takes. */
const MOST_LINES = 8;

/** The name of the house, what the document is, and for whom; tells where the next part may begin. */
export const drawHeading = (canvas: Canvas, sheet: BudgetSheet): number => {
  const { left, right, top } = canvas.layout;
  canvas.text('Candil', left, top + 12, { font: 'medium', size: 13 });
  const number = sheet.header.find(({ key }) => key === 'budgetNumber')?.text ?? '';
  let y = top + 82;
  canvas.text(sheet.title, left, y, { font: 'light', size: SIZE.title });
  canvas.textBefore(number, right, y, { size: SIZE.name, color: INK.quiet });
  y += 26;
  canvas.rule(y, { color: INK.rule });
  const facts = sheet.header.filter(({ key }) => key !== 'budgetNumber');
  const width = (right - left) / IN_A_ROW;
  for (let first = 0; first < facts.length; first += IN_A_ROW) {
    const row = facts.slice(first, first + IN_A_ROW).map(({ label, text }) => {
      const lines = canvas.lines(text, width - GAP, { size: SIZE.text });
      return {
        label,
        lines:
          lines.length > MOST_LINES
            ? [...lines.slice(0, MOST_LINES - 1), canvas.cut(lines.slice(MOST_LINES - 1).join(' '), width - GAP)]
            : lines,
      };
    });
    y += 18;
    for (const [column, { label, lines }] of row.entries()) {
      const x = left + column * width;
      canvas.text(label, x, y, { size: SIZE.label, color: INK.quiet });
      for (const [index, line] of lines.entries()) canvas.text(line, x, y + 13 + index * LEADING.text);
    }
    y += 13 + (Math.max(1, ...row.map(({ lines }) => lines.length)) - 1) * LEADING.text;
  }
  return y + 34;
};

/** On every further page: which document this is. */
export const drawRunningHead = (canvas: Canvas, sheet: BudgetSheet): number => {
  const { left, right, top } = canvas.layout;
  const textOf = (wanted: string) => sheet.header.find(({ key }) => key === wanted)?.text ?? '';
  canvas.text('Candil', left, top, { font: 'medium', size: SIZE.text });
  const about = [`${sheet.title} ${textOf('budgetNumber')}`.trim(), textOf('projectName')].filter((text) => text !== '').join(' · ');
  canvas.textBefore(canvas.cut(about, (right - left) * 0.7, { size: SIZE.small }), right, top, { size: SIZE.small, color: INK.quiet });
  return top + 34;
};
