import type { Project, ProjectProduct } from '@candil/contract';

/** The headings of the file, in the language of the reader; the list reader knows those of tag, room, code, quantity and note again. */
export interface CsvWords {
  readonly tag: string;
  readonly room: string;
  readonly product: string;
  readonly code: string;
  readonly attributes: string;
  readonly quantity: string;
  readonly unit: string;
  readonly total: string;
  readonly weeks: string;
  readonly note: string;
}

/** A text that a spreadsheet could take for a formula gets an apostrophe before it. */
const neutralised = (text: string): string => (/^\s*[=+\-@]/.test(text) ? `'${text}` : text);

const quoted = (text: string, delimiter: string): string =>
  /["\n\r\t]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;

/** Byte order mark, by which spreadsheets know the encoding. */
const MARK = '\uFEFF';

/** The lines of a project as CSV: semicolons and decimal commas beside the euro, commas and points beside the dollar. */
export const productsCsv = ({ products, currency, totals }: Pick<Project, 'products' | 'currency' | 'totals'>, words: CsvWords): string => {
  const isEuro = currency === 'EUR';
  const delimiter = isEuro ? ';' : ',';
  const amount = (value: number | undefined): string => {
    if (value === undefined) return '';
    const cents = Math.round(value * 100);
    return `${Math.floor(cents / 100)}${isEuro ? ',' : '.'}${String(cents % 100).padStart(2, '0')}`;
  };
  const net = totals.net !== undefined;
  const row = ({ tag, room, modelName, referenceCode, descriptions, quantity, prices, availability, note }: ProjectProduct) => [
    ...[tag, room, modelName, referenceCode].map(neutralised),
    neutralised(
      descriptions
        .filter(({ type }) => type !== 'pendantHeight')
        .map(({ text }) => text)
        .join(' · '),
    ),
    String(quantity),
    amount(net ? prices?.unitNet : prices?.unitGross),
    amount(net ? prices?.totalNet : prices?.totalGross),
    availability?.weeks == null ? '' : String(availability.weeks),
    neutralised(note),
  ];
  const { tag, room, product, code, attributes, quantity, unit, total, weeks, note } = words;
  const heading = [tag, room, product, code, attributes, quantity, `${unit} (${currency})`, `${total} (${currency})`, weeks, note];
  const rows = [heading, ...products.map(row)].map((cells) => cells.map((cell) => quoted(cell, delimiter)).join(delimiter));
  return `${MARK}${rows.join('\r\n')}\r\n`;
};
