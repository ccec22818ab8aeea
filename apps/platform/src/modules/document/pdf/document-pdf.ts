import type { DocumentSheet } from '@candil/budget-sheet';
import type { CatalogId } from '@candil/domain';
import { INK, pageLayout } from '../page.data';
import { Canvas, type DocumentFacts, type PictureReader } from './canvas';
import { tableColumns } from './columns';
import { drawAlternatives } from './draw-alternatives';
import { drawFoot } from './draw-foot';
import { drawHeading, drawRunningHead, headerText } from './draw-heading';
import { drawLines, drawTableHead } from './draw-lines';
import { drawAcceptance, drawComments, drawTerms } from './draw-terms';
import { drawTotals } from './draw-totals';
import { Flow } from './flow';
import { addressCode } from './qr-code';

export interface PdfOptions extends Pick<DocumentFacts, 'locale' | 'day'> {
  /** Decides the paper. */
  readonly catalogId: CatalogId;
  /** Address of the document, the same in either letter case; printed at the foot with a code of it. Absent = none. */
  readonly address?: string | undefined;
  /** Instead of lines. */
  readonly noLines: string;
  readonly readPicture: PictureReader;
}

/** A document on paper. Everything that it says is in the sheet. */
export const documentPdf = (
  sheet: DocumentSheet,
  { catalogId, address, noLines, readPicture, ...facts }: PdfOptions,
): Promise<Uint8Array> => {
  const title = `${sheet.title} ${headerText(sheet, 'number')}`.trim();
  const code = address === undefined ? undefined : addressCode(address);
  const layout = pageLayout(catalogId, { hasCode: code !== undefined });
  const canvas = new Canvas(layout, { ...facts, title, author: sheet.issuer.name }, readPicture);
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
  const mark = [title, sheet.mark, sheet.issuer.name].filter((text) => text !== '').join(' · ');
  canvas.onEveryPage((page, pages) => drawFoot(canvas, { mark, number: `${page} / ${pages}`, code, address }));
  return canvas.finish();
};
