import type { DocumentSheet, HeaderKey } from '@candil/budget-sheet';
import { INK, LEADING, SIZE } from '../page.data';
import type { Canvas, TextStyle } from './canvas';

const GAP = 16;
/** More than the longest name that a form takes, with its address. */
const MOST_LINES = 10;
const MOST_LINES_OF_TITLE = 3;
const MOST_LINES_OF_ISSUER = 5;
/** Entries of the columns under the title; an entry without a value is left out. */
const COLUMNS: readonly (readonly HeaderKey[])[] = [
  ['clientName', 'clientCode'],
  ['site', 'deliveryAddress'],
  ['creationDate', 'validationDate', 'doNotShipBefore'],
  ['createdBy', 'internalOrderNumber'],
];

export const headerText = ({ header }: DocumentSheet, field: HeaderKey): string => header.find(({ key }) => key === field)?.text ?? '';

/** A text in at most so many lines; the last one is cut where there were more. */
const atMost = (canvas: Canvas, text: string, width: number, most: number, style = {}): readonly string[] => {
  const lines = canvas.lines(text, width, style);
  return lines.length > most ? [...lines.slice(0, most - 1), canvas.cut(lines.slice(most - 1).join(' '), width, style)] : lines;
};

/** The field of a logo, in points. */
const LOGO = { width: 200, height: 40 } as const;
const SMALL_LOGO = { width: 80, height: 14 } as const;

interface StyledText {
  readonly text: string;
  readonly style?: TextStyle;
}
const plain = (texts: readonly string[]): readonly StyledText[] => texts.map((text) => ({ text }));

const drawIssuer = (canvas: Canvas, { issuer }: DocumentSheet): number => {
  const { left, right, top } = canvas.layout;
  const width = right - left;
  const style = { size: SIZE.small };
  const name = { font: 'medium', size: SIZE.issuer } as const;
  const hasLogo = issuer.logo !== undefined && canvas.wholePicture(issuer.logo, left, top, LOGO) > 0;
  let y = top + 12;
  for (const line of hasLogo ? [] : atMost(canvas, issuer.name, width * 0.46, 2, name)) {
    canvas.text(line, left, y, name);
    y += SIZE.issuer + 3;
  }
  let lowest = hasLogo ? top + LOGO.height : y;
  const column = (text: string, share: number, of: TextStyle = style) =>
    canvas.lines(text, width * share, of).map((line) => ({ line, style: of }));
  for (const [lines, from, to] of [
    // A logo may not contain the name of the company.
    [[...(hasLogo ? [{ text: issuer.name, style: { ...style, font: 'medium' } as const }] : []), ...plain(issuer.address)], 0.5, 0.74],
    [plain(issuer.contact), 0.76, 1],
  ] as const) {
    let row = top + 8;
    const rows = lines.flatMap(({ text, style: of }) => column(text, to - from, of)).slice(0, MOST_LINES_OF_ISSUER + (hasLogo ? 1 : 0));
    for (const { line, style: of } of rows) {
      canvas.text(line, left + width * from, row, of);
      row += LEADING.small;
    }
    lowest = Math.max(lowest, row);
  }
  return lowest;
};

/** Draws issuer, title and client, and returns where the next part may begin. */
export const drawHeading = (canvas: Canvas, sheet: DocumentSheet): number => {
  const { left, right } = canvas.layout;
  let y = drawIssuer(canvas, sheet) + 34;
  const about = `${sheet.title} ${headerText(sheet, 'number')}`.trim();
  canvas.text(about, left, y, { font: 'medium', size: SIZE.name });
  if (sheet.mark !== '') {
    const x = left + canvas.widthOf(about, { font: 'medium', size: SIZE.name }) + 8;
    canvas.chip(sheet.mark, x, y, { font: 'medium', size: SIZE.small, fill: INK.accent });
  }
  const title = { font: 'medium', size: SIZE.title } as const;
  y += 4;
  for (const line of atMost(canvas, headerText(sheet, 'projectName'), right - left, MOST_LINES_OF_TITLE, title)) {
    y += LEADING.title;
    canvas.text(line, left, y, title);
  }
  y += 18;
  canvas.rule(y, { color: INK.rule });
  return drawFacts(canvas, sheet, y + 18) + 30;
};

/** Client, place, date and issuer, beside each other. */
const drawFacts = (canvas: Canvas, { header }: DocumentSheet, top: number): number => {
  const { left, right } = canvas.layout;
  const columns = COLUMNS.map((keys) => header.filter(({ key }) => keys.includes(key))).filter((facts) => facts.length > 0);
  const width = (right - left) / Math.max(1, columns.length);
  let lowest = top;
  for (const [column, facts] of columns.entries()) {
    const x = left + column * width;
    let y = top;
    for (const { key, label, text } of facts) {
      canvas.text(label, x, y, { size: SIZE.label, color: INK.quiet });
      y += LEADING.text;
      for (const [index, line] of atMost(canvas, text, width - GAP, MOST_LINES).entries()) {
        const strong = (key === 'clientName' && index === 0) || key === 'validationDate';
        canvas.text(line, x, y, strong ? { font: 'medium' } : {});
        y += LEADING.text;
      }
    }
    lowest = Math.max(lowest, y - LEADING.text);
  }
  return lowest;
};

/** On every further page: whose document this is, and which. */
export const drawRunningHead = (canvas: Canvas, sheet: DocumentSheet): number => {
  const { left, right, top } = canvas.layout;
  const { name, logo } = sheet.issuer;
  const issuer = canvas.cut(name, (right - left) * 0.35, { font: 'medium', size: SIZE.text });
  const hasLogo = logo !== undefined && canvas.wholePicture(logo, left, top - 10, SMALL_LOGO) > 0;
  if (!hasLogo) canvas.text(issuer, left, top, { font: 'medium', size: SIZE.text });
  const what = [`${sheet.title} ${headerText(sheet, 'number')}`.trim(), headerText(sheet, 'projectName')];
  const about = what.filter((text) => text !== '').join(' · ');
  canvas.textBefore(canvas.cut(about, (right - left) * 0.6, { size: SIZE.small }), right, top, { size: SIZE.small, color: INK.quiet });
  return top + 34;
};
