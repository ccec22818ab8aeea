import type { BudgetSheet, BudgetWords, Figure, SheetLine, SheetTotal } from '@candil/budget-sheet';
import { type Cell, type CellStyle, workbook } from './workbook';

export interface XlsxOptions {
  /** Decides the paper it is printed on. */
  readonly catalogId: 16 | 21;
  readonly words: BudgetWords;
}

const MONEY_FORMAT = { EUR: '#,##0.00\\ "€"', USD: '"$"#,##0.00' } as const;
const INDENT = '    ';

const text = (value: string, style?: CellStyle): Cell => (value === '' ? undefined : { value, ...(style !== undefined && { style }) });
const number = (figure: Figure | undefined, style?: CellStyle): Cell =>
  figure === undefined ? undefined : { value: figure.value, ...(style !== undefined && { style }) };
/** A spreadsheet keeps percentages as shares of one. The quotient is rounded to where the percentage had its last digit. */
const percent = (figure: Figure | undefined): Cell =>
  figure === undefined ? undefined : { value: Number((figure.value / 100).toFixed(6)), style: 'percent' };

interface Column {
  readonly label: string;
  readonly width: number;
  readonly cell: (line: SheetLine) => Cell;
}

/** What the lines say; the copy for a client has no prices of one, and no discounts. */
const columnsOf = ({ copy }: BudgetSheet, { columns, spreadsheet }: BudgetWords): readonly Column[] => {
  const words: readonly Column[] = [
    { label: spreadsheet.tag, width: 7, cell: ({ tag }) => text(tag) },
    { label: columns.product, width: 30, cell: ({ depth, name }) => text(INDENT.repeat(depth) + name) },
    { label: spreadsheet.referenceCode, width: 19, cell: ({ referenceCode }) => text(referenceCode) },
    { label: spreadsheet.attributes, width: 44, cell: ({ attributes }) => text(attributes) },
    { label: spreadsheet.facts, width: 46, cell: ({ facts }) => text(facts) },
    { label: columns.quantity, width: 8, cell: ({ figures }) => number(figures.quantity) },
  ];
  const net: Column = { label: columns.netPrice, width: 16, cell: ({ figures }) => number(figures.netPrice, 'money') };
  if (copy === 'client') return [...words, net];
  return [
    ...words,
    { label: columns.unitPvp, width: 13, cell: ({ figures }) => number(figures.unitPvp, 'money') },
    { label: columns.pvp, width: 14, cell: ({ figures }) => number(figures.pvp, 'money') },
    { label: columns.discount, width: 9, cell: ({ figures }) => percent(figures.discount) },
    { label: columns.discountValue, width: 14, cell: ({ figures }) => number(figures.discountValue, 'money') },
    net,
  ];
};

const withPieces = (lines: readonly SheetLine[]): readonly SheetLine[] => lines.flatMap((line) => [line, ...withPieces(line.pieces)]);

/** Label, percentage and amount end where the amounts of the lines end. */
const totalRow = ({ key, label, percent: share, amount }: SheetTotal, columns: number): readonly Cell[] => {
  const strong = key === 'totalNet';
  const gap = Array.from({ length: columns - 3 }, (): Cell => undefined);
  return [...gap, text(label, strong ? 'strong' : 'label'), percent(share), number(amount, strong ? 'strongMoney' : 'money')];
};

/** A budget as a spreadsheet. Everything that it says is in the sheet; amounts are numbers. */
export const budgetXlsx = (sheet: BudgetSheet, { catalogId, words }: XlsxOptions): Uint8Array => {
  const columns = columnsOf(sheet, words);
  const number = sheet.header.find(({ key }) => key === 'budgetNumber')?.text ?? '';
  const head = [
    [text(sheet.title, 'title')],
    ...sheet.header.map(({ label, text: said }) => [text(label, 'label'), text(said)]),
    [],
    columns.map(({ label }) => text(label, 'heading')),
  ];
  const rows: (readonly Cell[])[] = [
    ...head,
    ...withPieces(sheet.lines).map((line) => columns.map(({ cell }) => cell(line))),
    [],
    ...sheet.totals.filter(({ isNothing }) => !isNothing).map((total) => totalRow(total, columns.length)),
  ];
  if (sheet.comments !== undefined) rows.push([], [text(sheet.comments.label, 'label'), text(sheet.comments.text)]);
  if (sheet.closing !== '') rows.push([], [undefined, text(sheet.closing, 'label')]);
  return workbook({
    name: `${sheet.title} ${number}`.trim(),
    moneyFormat: MONEY_FORMAT[sheet.currency],
    widths: columns.map(({ width }) => width),
    rows,
    frozenRows: head.length,
    paperSize: catalogId === 21 ? 1 : 9,
  });
};
