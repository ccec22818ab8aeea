import type { DocumentSheet } from '@candil/budget-sheet';
import type { CatalogId } from '@candil/domain';
import { INK, SIZE } from '../page.data';
import { Canvas, type DocumentFacts, type PictureReader } from './canvas';
import { tableColumns } from './columns';
import { drawAlternatives } from './draw-alternatives';
import { drawHeading, drawRunningHead, headerText } from './draw-heading';
import { drawLines, drawTableHead } from './draw-lines';
import { drawAcceptance, drawComments, drawTerms } from './draw-terms';
import { drawTotals } from './draw-totals';
import { Flow } from './flow';

export interface PdfOptions extends Pick<DocumentFacts, 'locale' | 'day'> {
  /** Decides the paper. */
  readonly catalogId: CatalogId;
  /** Instead of lines. */
  readonly noLines: string;
  readonly readPicture: PictureReader;
}

/** A document on paper. Everything that it says is in the sheet. */
export const documentPdf = (sheet: DocumentSheet, { catalogId, noLines, readPicture, ...facts }: PdfOptions): Promise<Uint8Array> => {
  const title = `${sheet.title} ${headerText(sheet, 'number')}`.trim();
  const canvas = new Canvas(catalogId, { ...facts, title, author: sheet.issuer.name }, readPicture);
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
  else canvas.text(noLines, canvas.layout.left, flow.y, { color: INK.quiet });
  inTable = false;
  drawTotals(canvas, flow, sheet);
  drawAlternatives(canvas, flow, sheet);
  drawComments(canvas, flow, sheet);
  drawTerms(canvas, flow, sheet);
  if (sheet.acceptance !== undefined) drawAcceptance(canvas, flow, sheet.acceptance);
  const { left, right, foot } = canvas.layout;
  const mark = [title, sheet.mark, sheet.issuer.name].filter((text) => text !== '').join(' · ');
  canvas.onEveryPage((page, pages) => {
    canvas.text(canvas.cut(mark, (right - left) * 0.8, { size: SIZE.label }), left, foot, { size: SIZE.label, color: INK.quiet });
    canvas.number(`${page} / ${pages}`, right, foot, { size: SIZE.label, color: INK.quiet });
  });
  return canvas.finish();
};
