import type { BudgetSheet, BudgetWords } from '@candil/budget-sheet';
import { Canvas, type DocumentFacts, type PictureReader } from './canvas';
import { tableColumns } from './columns';
import { drawHeading, drawRunningHead } from './draw-heading';
import { drawLines, drawTableHead } from './draw-lines';
import { drawComments, drawTotals } from './draw-totals';
import { Flow } from './flow';
import { INK, SIZE } from './page.data';

export interface PdfOptions extends Pick<DocumentFacts, 'locale' | 'day'> {
  /** Decides the paper. */
  readonly catalogId: 16 | 21;
  readonly words: BudgetWords;
  readonly readPicture: PictureReader;
}

/** A budget on paper. Everything that it says is in the sheet. */
export const budgetPdf = (sheet: BudgetSheet, { catalogId, words, readPicture, ...facts }: PdfOptions): Promise<Uint8Array> => {
  const textOf = (wanted: string) => sheet.header.find(({ key }) => key === wanted)?.text ?? '';
  const title = `${sheet.title} ${textOf('budgetNumber')}`.trim();
  const canvas = new Canvas(catalogId, { ...facts, title, author: textOf('createdBy') }, readPicture);
  const columns = tableColumns(sheet, canvas.layout);
  const tableHead = (y: number) => drawTableHead(canvas, columns, sheet, y);
  let inTable = sheet.lines.length > 0;
  const beginPage = () => {
    const y = drawRunningHead(canvas, sheet);
    return inTable ? tableHead(y) : y;
  };
  const heading = drawHeading(canvas, sheet);
  const flow = new Flow(canvas, inTable ? tableHead(heading) : heading, beginPage);
  if (inTable) drawLines(canvas, columns, flow, sheet);
  else canvas.text(words.noLines, canvas.layout.left, flow.y, { color: INK.quiet });
  inTable = false;
  drawTotals(canvas, flow, sheet);
  drawComments(canvas, flow, sheet);
  const { left, right, foot } = canvas.layout;
  canvas.onEveryPage((page, pages) => {
    canvas.text(sheet.closing, left, foot, { size: SIZE.label, color: INK.quiet });
    canvas.figure(`${page} / ${pages}`, right, foot, { size: SIZE.label, color: INK.quiet });
  });
  return canvas.finish();
};
