import { fail, ok, type Result } from '@candil/domain';
import { boundedRow, type PastedRow } from '../reading/split-rows';
import type { FileFailure } from './file-failure';
import { type Archive, UnsafeEntry, withArchive } from './open-archive';
import { xmlStream } from './xml-stream';

/** Columns behind these are not looked at. */
const COLUMNS_MAX = 64;
/** Cells of the rows that are read, the empty ones with them: 500 rows of 200 columns. More would take longer than 50 ms to read. */
const CELLS_MAX = 100_000;
/** Cells of a row, as the format bounds it: columns A to XFD. */
const ROW_CELLS_MAX = 16_384;
/** Sheets behind these are not looked at. */
const SHEETS_MAX = 256;
/** Characters of a cell, as spreadsheet programs bound it. */
const STORED_CELL_MAX = 32_767;

/** Text behind text of the same cell; more than a cell can hold is no workbook's. */
const longer = (text: string, more: string): string => {
  if (text.length + more.length > STORED_CELL_MAX) throw new UnsafeEntry();
  return text + more;
};

interface SheetCell {
  readonly column: number;
  readonly type: string;
  readonly value: string;
}
interface SheetRow {
  readonly line: number;
  readonly cells: readonly SheetCell[];
}

/** `C7` → 2. */
const columnOf = (reference: string | undefined, otherwise: number): number => {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  return letters === undefined ? otherwise : [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

/** Reads the rows of a sheet that hold anything, as they are stored: formulas are not worked out, the value saved with them counts. */
class SheetReader {
  readonly rows: SheetRow[] = [];
  private line = 0;
  /** By column: the same one written again and again takes no more room. */
  private cells = new Map<number, SheetCell>();
  private cell = { column: -1, type: 'n' };
  private value = '';
  private cellCount = 0;
  private rowCellCount = 0;
  private readonly parse = xmlStream({
    open: (name, attributes) => this.open(name, attributes),
    close: (name, text) => this.close(name, text),
  });

  constructor(private readonly most: number) {}

  /** Takes a part of the sheet; returns whether more is wanted. */
  take(text: string): boolean {
    this.parse(text);
    return !this.isFull();
  }

  private isFull(): boolean {
    return this.rows.length >= this.most;
  }

  private open(name: string, { r: place, t: type = 'n' }: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.line = Number(place ?? this.line + 1) || this.line + 1;
      this.cells = new Map();
      this.rowCellCount = 0;
      this.cell = { column: -1, type: 'n' };
    } else if (name === 'c') {
      this.cell = { column: columnOf(place, this.cell.column + 1), type };
      this.value = '';
    }
  }

  private close(name: string, text: string): void {
    if (name === 'v' || name === 't') this.value = longer(this.value, text);
    else if (name === 'c') {
      this.cellCount += 1;
      this.rowCellCount += 1;
      if (this.cellCount > CELLS_MAX || this.rowCellCount > ROW_CELLS_MAX) throw new UnsafeEntry();
      if (this.cell.column < COLUMNS_MAX && this.value.trim() !== '') this.cells.set(this.cell.column, { ...this.cell, value: this.value });
    } else if (name === 'row' && !this.isFull()) {
      if (this.cells.size > 0) this.rows.push({ line: this.line, cells: [...this.cells.values()] });
    }
  }
}

/** Reads those shared texts that cells refer to by number. */
class SharedTextReader {
  readonly texts = new Map<number, string>();
  private count = 0;
  private text = '';
  /** Within the pronunciation of a text. */
  private isPhonetic = false;
  private readonly parse = xmlStream({
    open: (name) => {
      if (name === 'si') this.text = '';
      else if (name === 'rPh') this.isPhonetic = true;
    },
    close: (name, text) => {
      if (name === 'rPh') this.isPhonetic = false;
      else if (name === 't' && !this.isPhonetic) this.text = longer(this.text, text);
      else if (name === 'si') {
        if (this.usedIndexes.has(this.count)) this.texts.set(this.count, this.text);
        this.count += 1;
      }
    },
  });

  constructor(private readonly usedIndexes: ReadonlySet<number>) {}

  take(text: string): boolean {
    this.parse(text);
    return this.texts.size < this.usedIndexes.size;
  }
}

const shown = ({ type, value }: SheetCell, texts: ReadonlyMap<number, string>): string => {
  if (type === 's') return texts.get(Number(value) || 0) ?? '';
  if (type !== 'n') return value;
  // 1E3 and 0.30000000000000004 are ways to store numbers, not to show them.
  const number = Number(value);
  return value.trim() === '' || !Number.isFinite(number) ? value : String(Number(number.toPrecision(15)));
};

const flat = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed();

const pastedRow = ({ line, cells }: SheetRow, texts: ReadonlyMap<number, string>): PastedRow => {
  const all: string[] = [];
  for (const cell of cells) all[cell.column] = flat(shown(cell, texts));
  const written = Array.from(all, (cell) => cell ?? '');
  while (written.at(-1) === '') written.pop();
  return boundedRow(line, written.join('\t').trim(), () => written);
};

/** Paths of the parts of a workbook by the ids of its relations. */
const relationsOf = async (archive: Archive): Promise<ReadonlyMap<string, string>> => {
  const relations = new Map<string, string>();
  const parse = xmlStream({
    open: (name, { Id: id, Target: target }) => {
      if (name === 'Relationship' && id !== undefined && target !== undefined) relations.set(id, target);
    },
  });
  await archive.read('xl/_rels/workbook.xml.rels', (text) => {
    parse(text);
    return relations.size < SHEETS_MAX;
  });
  return relations;
};

const RELATION_ID = /^\w+:id$/;

/** Paths of the sheets that are shown, in their order. */
const sheetPaths = async (archive: Archive): Promise<readonly string[] | undefined> => {
  const relations = await relationsOf(archive);
  const paths: string[] = [];
  const parse = xmlStream({
    open: (name, attributes) => {
      if (name !== 'sheet' || /hidden/i.test(attributes.state ?? '')) return;
      const id = Object.keys(attributes).find((key) => RELATION_ID.test(key));
      const target = id === undefined ? undefined : relations.get(attributes[id] ?? '');
      if (target !== undefined) paths.push(target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`);
    },
  });
  const isThere = await archive.read('xl/workbook.xml', (text) => {
    parse(text);
    return paths.length < SHEETS_MAX;
  });
  return isThere ? paths : undefined;
};

const writtenRows = async (archive: Archive, rows: readonly SheetRow[]): Promise<readonly PastedRow[]> => {
  const usedIndexes = new Set<number>();
  for (const { cells } of rows) for (const { type, value } of cells) if (type === 's') usedIndexes.add(Number(value) || 0);
  const shared = new SharedTextReader(usedIndexes);
  if (usedIndexes.size > 0) await archive.read('xl/sharedStrings.xml', (text) => shared.take(text));
  return rows.map((row) => pastedRow(row, shared.texts)).filter(({ text }) => text !== '');
};

/** Rows of the first sheet of a workbook (XLSX) that holds any, at most `most` of them. */
export const readWorkbook = (bytes: Buffer, most: number): Promise<Result<readonly PastedRow[], FileFailure>> =>
  withArchive(bytes, async (archive) => {
    const paths = await sheetPaths(archive);
    if (paths === undefined) return fail({ code: 'paste.file-type' });
    for (const path of paths) {
      const sheet = new SheetReader(most);
      await archive.read(path, (text) => sheet.take(text));
      const written = sheet.rows.length === 0 ? [] : await writtenRows(archive, sheet.rows);
      if (written.length > 0) return ok(written);
    }
    return fail({ code: 'paste.file-empty' });
  });
