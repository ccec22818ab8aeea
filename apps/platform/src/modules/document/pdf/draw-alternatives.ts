import type { DocumentSheet } from '@candil/budget-sheet';
import { INK, LEADING, SIZE } from '../page.data';
import type { Canvas } from './canvas';
import { PICTURE_SIDE } from './columns';
import type { Flow } from './flow';

const TAG_STYLE = { font: 'medium', size: SIZE.small, fill: INK.chip } as const;
const AMOUNT_WIDTH = 130;
const GAP = 10;
/** From the upper edge of a line of type to its baseline. */
const ASCENT = 8.5;

/** Draws the alternatives to lines above, below the totals, which do not include them. */
export const drawAlternatives = (canvas: Canvas, flow: Flow, { alternatives }: DocumentSheet): void => {
  if (alternatives === undefined) return;
  const { left, right } = canvas.layout;
  const x = left + PICTURE_SIDE + GAP;
  const width = right - AMOUNT_WIDTH - x;
  const quiet = { size: SIZE.small, color: INK.quiet };
  flow.need(PICTURE_SIDE + 60);
  flow.y += 34;
  canvas.text(alternatives.label, left, flow.y, { font: 'medium', size: SIZE.section });
  flow.y += 8;
  for (const { tag, name, referenceCode, attributes, delivery, image, amounts } of alternatives.lines) {
    const beside = tag === '' ? 0 : canvas.widthOf(tag, TAG_STYLE) + 14;
    const facts = [amounts.quantity.text === '' ? '' : `${amounts.quantity.text} ×`, attributes, delivery].filter((said) => said !== '');
    const names = canvas.lines(name, width - beside, { font: 'medium', size: SIZE.name });
    const more = canvas.lines(facts.join(' · '), width, quiet);
    const height = Math.max(PICTURE_SIDE, names.length * LEADING.name + (1 + more.length) * LEADING.small);
    flow.need(height + 2 * GAP);
    const top = flow.y + GAP;
    canvas.picture(image, left, top, PICTURE_SIDE);
    if (tag !== '') canvas.chip(tag, x, top + ASCENT, TAG_STYLE);
    let y = top + ASCENT;
    for (const line of names) {
      canvas.text(line, x + beside, y, { font: 'medium', size: SIZE.name });
      y += LEADING.name;
    }
    canvas.text(canvas.cut(referenceCode, width, { font: 'mono', size: SIZE.small }), x, y, { font: 'mono', size: SIZE.small });
    for (const line of more) {
      y += LEADING.small;
      canvas.text(line, x, y, quiet);
    }
    canvas.number(amounts.netPrice?.text ?? '', right, top + ASCENT, { font: 'medium', width: AMOUNT_WIDTH });
    canvas.textBefore(alternatives.note, right, top + ASCENT + LEADING.text, quiet);
    flow.y = top + height;
  }
};
