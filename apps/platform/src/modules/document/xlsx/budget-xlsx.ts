import type { Amount, BudgetSheet, BudgetWords, SheetHeader, SheetLine, SheetTotal } from '@candil/budget-sheet';
import type { CatalogId } from '@candil/domain';
import { paperOf } from '../page.data';
import { EXCEL_EPOCH_DAYS, MONEY_FORMAT } from './cell-values.data';
import { totalFormulas } from './total-formulas';
import { type Cell, type CellStyle, workbook } from './workbook';

export interface XlsxOptions {
  /** Decides the paper it is printed on. */
  readonly catalogId: CatalogId;
  readonly words: BudgetWords;
}

const INDENT = '    ';

const text = (value: string, style?: CellStyle): Cell => (value === '' ? undefined : { value, ...(style !== undefined && { style }) });
const number = (amount: Amount | undefined, style?: CellStyle): Cell =>
  amount === undefined ? undefined : { value: amount.value, ...(style !== undefined && { style }) };
/** A spreadsheet keeps percentages as shares of one. The quotient is rounded to where the percentage had its last digit. */
const percent = (amount: Amount | undefined): Cell =>
  amount === undefined ? undefined : { value: Number((amount.value / 100).toFixed(6)), style: 'percent' };

interface Column {
  readonly label: string;
  readonly width: number;
  readonly cell: (line: SheetLine) => Cell;
}

/** Columns of the lines, from their tags to their amounts. */
const columnsOf = ({ columns, spreadsheet, delivery }: BudgetWords, hasAreas: boolean): readonly Column[] => {
  const net: Column = { label: columns.netPrice, width: 16, cell: ({ amounts }) => number(amounts.netPrice, 'money') };
  return [
    ...(hasAreas ? [{ label: spreadsheet.area, width: 16, cell: ({ room }: SheetLine) => text(room) }] : []),
    { label: spreadsheet.tag, width: 14, cell: ({ tag }) => text(tag) },
    { label: columns.product, width: 30, cell: ({ depth, name }) => text(INDENT.repeat(depth) + name) },
    { label: spreadsheet.referenceCode, width: 19, cell: ({ referenceCode }) => text(referenceCode) },
    { label: spreadsheet.attributes, width: 44, cell: ({ attributes }) => text(attributes) },
    { label: spreadsheet.facts, width: 46, cell: ({ facts }) => text(facts) },
    { label: delivery.label, width: 14, cell: (line) => text([line.delivery, line.minimum].filter((said) => said !== '').join(' · ')) },
    { label: columns.quantity, width: 8, cell: ({ amounts }) => number(amounts.quantity) },
    { label: columns.unitPvp, width: 13, cell: ({ amounts }) => number(amounts.unitPvp, 'money') },
    { label: columns.pvp, width: 14, cell: ({ amounts }) => number(amounts.pvp, 'money') },
    { label: columns.discount, width: 9, cell: ({ amounts }) => percent(amounts.discount) },
    { label: columns.discountValue, width: 14, cell: ({ amounts }) => number(amounts.discountValue, 'money') },
    net,
  ];
};

const withPieces = (lines: readonly SheetLine[]): readonly SheetLine[] => lines.flatMap((line) => [line, ...withPieces(line.pieces)]);

/** Label, percentage and amount end where the amounts of the lines end. */
const totalRow = (
  { key, label, percent: share, amount, isLeftOut }: SheetTotal,
  columns: number,
  formula: string | undefined,
): readonly Cell[] => {
  const strong = key === 'totalNet';
  const gap = Array.from({ length: columns - 3 }, (): Cell => undefined);
  const sum: Cell = isLeftOut
    ? text(amount.text, 'label')
    : { value: amount.value, style: strong ? 'strongMoney' : 'money', ...(formula !== undefined && { formula }) };
  return [...gap, text(label, strong ? 'strong' : 'label'), percent(share), sum];
};

const headerRow = ({ label, text: said, day }: SheetHeader): readonly Cell[] => [
  text(label, 'label'),
  day === undefined ? text(said) : { value: day + EXCEL_EPOCH_DAYS, style: 'date' },
];

/** A budget as a spreadsheet. Everything that it says is in the sheet; amounts are numbers, days are days, totals follow their lines. */
export const budgetXlsx = (sheet: BudgetSheet, { catalogId, words }: XlsxOptions): Uint8Array => {
  const columns = columnsOf(words, sheet.areas.length > 0);
  const number = sheet.header.find(({ key }) => key === 'number')?.text ?? '';
  const { name, address, contact } = sheet.issuer;
  const head = [
    [text(sheet.title, 'title')],
    ...sheet.header.map(headerRow),
    [],
    ...[name, ...address, ...contact].map((line) => [undefined, text(line)]),
    [],
    columns.map(({ label }) => text(label, 'heading')),
  ];
  const lines = withPieces(sheet.lines);
  const totals = sheet.totals.filter(({ isNothing }) => !isNothing);
  const formulas = totalFormulas({
    column: columns.length - 1,
    firstTotal: head.length + lines.length + 2,
    lineRows: lines.flatMap(({ depth }, index) => (depth === 0 ? [head.length + index + 1] : [])),
    keys: totals.map(({ key }) => key),
  });
  const rows: (readonly Cell[])[] = [
    ...head,
    ...lines.map((line) => columns.map(({ cell }) => cell(line))),
    [],
    ...totals.map((total, index) => totalRow(total, columns.length, formulas[index])),
  ];
  if (sheet.alternatives !== undefined) {
    const { label, note, lines: others } = sheet.alternatives;
    rows.push([], [text(label, 'label'), text(note)], ...withPieces(others).map((line) => columns.map(({ cell }) => cell(line))));
  }
  if (sheet.comments !== undefined) rows.push([], [text(sheet.comments.label, 'label'), text(sheet.comments.text)]);
  if (sheet.delivery !== undefined) rows.push([], [text(sheet.delivery.label, 'label'), text(sheet.delivery.text)]);
  rows.push([], ...sheet.terms.items.map(({ label, text: said }) => [text(label, 'label'), text(said)]));
  return workbook({
    name: `${sheet.title} ${number}`.trim(),
    moneyFormat: MONEY_FORMAT[sheet.currency],
    widths: columns.map(({ width }) => width),
    rows,
    frozenRows: head.length,
    paper: paperOf(catalogId),
  });
};
