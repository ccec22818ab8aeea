import { strToU8, zipSync } from 'fflate';

/** Numbers of paper sizes in SpreadsheetML. */
const PAPER_SIZE = { LETTER: 1, A4: 9 } as const;

/** Style of a cell; the number is its place in the styles of the workbook. */
export const CELL_STYLE = {
  plain: 0,
  label: 1,
  heading: 2,
  money: 3,
  percent: 4,
  strong: 5,
  strongMoney: 6,
  wrapped: 7,
  title: 8,
  date: 9,
} as const;
export type CellStyle = keyof typeof CELL_STYLE;

/** An empty cell is `undefined`; a number stays one, so that the reader's program can calculate with it. */
export type Cell =
  | undefined
  | {
      readonly value: string | number;
      readonly style?: CellStyle;
      /** Formula of the number, without the equals sign; never made of text that someone wrote. */
      readonly formula?: string;
    };

export interface WorkbookParts {
  readonly name: string;
  /** Number format of the money. */
  readonly moneyFormat: string;
  /** Widths of the columns in characters. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly Cell[])[];
  /** Rows that stay in sight while the others move; 0 = none. */
  readonly frozenRows: number;
  /** Rows that can be filtered, counted from 1: that of the headings and the last one of the lines. */
  readonly filter?: { readonly from: number; readonly to: number };
  readonly paper: keyof typeof PAPER_SIZE;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const SPECIAL = /[&<>"]|[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;
const escaped = (text: string): string =>
  SPECIAL.test(text) ? text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '') : text;

/** A text that a spreadsheet, or the CSV made of it, could take for a formula gets an apostrophe before it. */
export const neutralised = (text: string): string => (/^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Name of a column by its place: A, B, … Z, AA. */
export const columnName = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : `${columnName(Math.floor(index / 26) - 1)}${columnName(index % 26)}`;

const rowsXml = (rows: WorkbookParts['rows']): string => {
  const columns = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, index) => columnName(index));
  let xml = '';
  for (const [index, row] of rows.entries()) {
    const number = index + 1;
    xml += `<row r="${number}">`;
    for (const [column, cell] of row.entries()) {
      if (cell === undefined) continue;
      const { value, style = 'plain', formula } = cell;
      const place = `<c r="${columns[column]}${number}" s="${CELL_STYLE[style]}"`;
      if (typeof value === 'number') xml += `${place}>${formula === undefined ? '' : `<f>${escaped(formula)}</f>`}<v>${value}</v></c>`;
      else if (value !== '') xml += `${place} t="inlineStr"><is><t xml:space="preserve">${escaped(neutralised(value))}</t></is></c>`;
    }
    xml += '</row>';
  }
  return xml;
};

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const stylesXml = (moneyFormat: string): string => {
  const font = (more: string) => `<font>${more}<sz val="10"/><name val="Calibri"/></font>`;
  const look = (format: number, fontId: number, more = '') =>
    `<xf numFmtId="${format}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"${
      more === '' ? '/>' : ` applyAlignment="1">${more}</xf>`
    }`;
  const looks = [
    look(0, 0),
    look(0, 2),
    look(0, 1),
    look(164, 0),
    look(10, 0),
    look(0, 1),
    look(164, 1),
    look(0, 0, '<alignment vertical="top" wrapText="1"/>'),
    look(0, 3),
    // The short date format of the reader's locale.
    look(14, 0, '<alignment horizontal="left"/>'),
  ];
  return `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${escaped(moneyFormat)}"/></numFmts><fonts count="4">${font('')}${font('<b/>')}${font('<color rgb="FF75706A"/>')}<font><sz val="16"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${looks.length}">${looks.join('')}</cellXfs></styleSheet>`;
};

const sheetXml = ({ rows, widths, frozenRows, filter, paper }: WorkbookParts): string => {
  const pane =
    frozenRows === 0 ? '' : `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`;
  const filtered = filter === undefined ? '' : `<autoFilter ref="A${filter.from}:${columnName(widths.length - 1)}${filter.to}"/>`;
  const columns = widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`);
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0" showGridLines="0">${pane}</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${rowsXml(rows)}</sheetData>${filtered}<pageSetup paperSize="${PAPER_SIZE[paper]}" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>`;
};

/** Office programs take no sheet names with these characters or longer than 31. */
const sheetName = (name: string): string => name.replace(/[[\]*?:/\\]/g, ' ').slice(0, 31);

/** A workbook of one sheet as the bytes of an `.xlsx` file. */
export const workbook = (parts: WorkbookParts): Uint8Array => {
  const relation = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relations = (...of: string[]) => `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${of.join('')}</Relationships>`;
  const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const override = (name: string, type: string) => `<Override PartName="${name}" ContentType="${kind}.${type}+xml"/>`;
  const files = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/worksheets/sheet1.xml', 'worksheet')}${override('/xl/styles.xml', 'styles')}</Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheetName(parts.name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': stylesXml(parts.moneyFormat),
    'xl/worksheets/sheet1.xml': sheetXml(parts),
  };
  const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  // A fixed day, so that the same budget gives the same file.
  return zipSync(bytes, { level: 6, mtime: new Date(2000, 0, 1) });
};
