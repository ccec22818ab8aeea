import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  readonly pages: number;
  /** The text of the pages, in drawing order; no-break spaces are read as spaces. */
  readonly texts: readonly string[];
  /** Mean width of a sign of each text, as a share of the size it is set in. */
  readonly signWidths: ReadonlyMap<string, number>;
  /** Number of areas filled with a colour. */
  readonly fills: number;
  /** Number of times a picture is drawn. */
  readonly pictures: number;
  readonly info: Readonly<Record<string, unknown>>;
  /** Width and height of the first page in points. */
  readonly paper: readonly [number, number];
}

export const seen = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');

/** Reads a PDF back as another program would. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false, disableFontFace: true }).promise;
  const texts: string[] = [];
  const signWidths = new Map<string, number>();
  let fills = 0;
  let pictures = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    // A path says itself whether it is filled.
    fills += fnArray.filter((operator, index) => operator === OPS.constructPath && argsArray[index]?.[0] === OPS.fill).length;
    pictures += fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      texts.push(seen(item.str));
      signWidths.set(seen(item.str), item.width / item.height / item.str.length);
    }
  }
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
  const { info } = await pdf.getMetadata();
  await pdf.destroy();
  return { pages: pdf.numPages, texts, signWidths, fills, pictures, info: info as ReadPdf['info'], paper: [width, height] };
};
