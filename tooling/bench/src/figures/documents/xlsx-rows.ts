import { strict as assert } from 'node:assert';
import { type Cell, workbook } from '@candil/platform/measured';
import { read, utils, write } from 'xlsx';
import { figure } from '../../report';
import { medianTimes } from './median-times';

const COLUMNS = 10;
const rowsOf = (rows: number): (string | number)[][] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: COLUMNS }, (_unused, column) =>
      column < 4 ? `Luminaire ${row} & option ${column}` : ((row * 7_919 + column * 104_729) % 10_000_000) / 100,
    ),
  );

const ours = (rows: readonly (readonly Cell[])[]) =>
  workbook({
    name: 'Budget',
    moneyFormat: '#,##0.00',
    widths: Array.from({ length: COLUMNS }, () => 14),
    rows,
    frozenRows: 0,
    paper: 'A4',
  });
const peers = (rows: (string | number)[][]): Uint8Array => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Budget');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
};
const readBack = (bytes: Uint8Array): unknown[][] => {
  const book = read(bytes);
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
};

/** A spreadsheet of 10,000 rows against SheetJS, the same cells read back from both. */
export const xlsxRows = async () => {
  const rows = rowsOf(10_000);
  const cells = rows.map((row) => row.map((value): Cell => ({ value })));
  assert.deepEqual(readBack(ours(cells)), rows);
  assert.deepEqual(readBack(peers(rows)), rows);
  const few = cells.slice(0, 50);
  const times = await medianTimes(9, {
    ours: async () => ours(cells),
    sheetJs: async () => peers(rows),
    few: async () => ours(few),
  });
  const ratio = times.ours / times.sheetJs;
  figure(
    'XLSX of 10,000 rows',
    `${times.ours.toFixed(0)} ms, SheetJS ${times.sheetJs.toFixed(0)} ms (${ratio.toFixed(2)} x); 50 rows ${times.few.toFixed(2)} ms`,
    '<= 1.3 x SheetJS, 50 rows <= 2 ms',
    ratio <= 1.3 && times.few <= 2,
  );
};
