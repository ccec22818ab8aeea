import { createRequire } from 'node:module';
import type { BudgetSheet, SheetLine } from '@candil/budget-sheet';
import PDFDocument from 'pdfkit';

const find = createRequire(import.meta.url);
const REGULAR = find.resolve('@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf');
const MEDIUM = find.resolve('@expo-google-fonts/geist/500Medium/Geist_500Medium.ttf');
const ROW = 86;
const ROWS_ON_A_PAGE = 8;

const drawRow = (pdf: PDFKit.PDFDocument, { tag, name, referenceCode, attributes, facts, amounts }: SheetLine, y: number): void => {
  const plain = { lineBreak: false };
  pdf.font('regular').fontSize(8).text(tag, 46, y, plain);
  pdf.font('medium').fontSize(10).text(name, 130, y, plain);
  pdf
    .font('regular')
    .fontSize(8)
    .text(referenceCode, 130, y + 14, plain);
  pdf.text(attributes, 130, y + 26, plain).text(facts, 130, y + 38, plain);
  pdf.fontSize(9);
  const { quantity, unitPvp, discount, netPrice } = amounts;
  for (const [index, amount] of [quantity, unitPvp, discount, netPrice].entries()) {
    pdf.text(amount?.text ?? '', 320 + index * 58, y, { width: 56, align: 'right', lineBreak: false });
  }
  pdf
    .moveTo(46, y + 70)
    .lineTo(549, y + 70)
    .lineWidth(0.5)
    .stroke('#dcd7ce');
};

/** The same words and figures as one would draw them on pdfkit without more: rows of one height, no layout, no pictures. */
export const barePdf = (sheet: BudgetSheet): Promise<Uint8Array> => {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, info: { Title: sheet.title } });
  const chunks: Buffer[] = [];
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pdf.registerFont('regular', REGULAR).registerFont('medium', MEDIUM);
  for (const [index, line] of sheet.lines.entries()) {
    if (index > 0 && index % ROWS_ON_A_PAGE === 0) pdf.addPage();
    drawRow(pdf, line, 60 + (index % ROWS_ON_A_PAGE) * ROW);
  }
  for (const [index, { label, amount }] of sheet.totals.entries())
    pdf.text(`${label} ${amount.text}`, 300, 750 + index * 14, { lineBreak: false });
  pdf.end();
  return bytes;
};
