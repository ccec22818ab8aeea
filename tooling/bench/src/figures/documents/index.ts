import { pdfQuote } from './pdf-quote';
import { xlsxRows } from './xlsx-rows';

/** The figures of documents: a quote as PDF and as spreadsheet. */
export const documentFigures = async () => {
  await pdfQuote();
  await xlsxRows();
};
