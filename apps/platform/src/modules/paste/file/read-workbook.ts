import { fail, ok, type Result } from '@candil/domain';
import type { PastedRow } from '../reading/split-rows';
import type { FileFailure } from './file-failure';
import { type Archive, withArchive } from './open-archive';
import { xmlAttribute, xmlTags, xmlText } from './xml-tags';

/** Columns behind these are not looked at. */
const COLUMNS_MAX = 64;

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

/** Rows of a sheet that hold anything, as they are stored: formulas are not worked out, the value saved with them counts. */
const rowsOf = (xml: string, most: number): readonly SheetRow[] => {
  const rows: SheetRow[] = [];
  let line = 0;
  let cells: SheetCell[] = [];
  let cell = { column: -1, type: 'n' };
  let value = '';
  for (const { name, kind, attributes, before } of xmlTags(xml)) {
    if (name === 'row' && kind !== 'close') {
      line = Number(xmlAttribute(attributes, 'r') ?? line + 1) || line + 1;
      cells = [];
      cell = { column: -1, type: 'n' };
    } else if (name === 'row' && kind === 'close') {
      if (cells.some((each) => each.value.trim() !== '')) rows.push({ line, cells });
      if (rows.length >= most) return rows;
    } else if (name === 'c' && kind === 'open') {
      cell = { column: columnOf(xmlAttribute(attributes, 'r'), cell.column + 1), type: xmlAttribute(attributes, 't') ?? 'n' };
      value = '';
    } else if (name === 'c' && kind === 'empty') cell = { ...cell, column: cell.column + 1 };
    else if (name === 'c' && kind === 'close') {
      if (cell.column < COLUMNS_MAX) cells.push({ ...cell, value });
    } else if ((name === 'v' || name === 't') && kind === 'close') value += xmlText(before);
  }
  return rows;
};

/** Texts that cells name by number, those up to the largest number asked for. */
const sharedTexts = (xml: string, last: number): readonly string[] => {
  const texts: string[] = [];
  let text = '';
  let isReading = false;
  for (const { name, kind, before } of xmlTags(xml)) {
    if (name === 'si' && kind === 'open') text = '';
    else if (name === 'si') {
      texts.push(kind === 'empty' ? '' : text);
      if (texts.length > last) return texts;
    } else if (name === 'rPh') isReading = kind === 'open';
    else if (name === 't' && kind === 'close' && !isReading) text += xmlText(before);
  }
  return texts;
};

const shown = ({ type, value }: SheetCell, texts: readonly string[]): string => {
  if (type === 's') return texts[Number(value)] ?? '';
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

const pastedRow = ({ line, cells }: SheetRow, texts: readonly string[]): PastedRow => {
  const all: string[] = [];
  for (const cell of cells) all[cell.column] = flat(shown(cell, texts));
  const written = Array.from(all, (cell) => cell ?? '');
  while (written.at(-1) === '') written.pop();
  return { line, text: written.join('\t').trim(), cells: written };
};

/** Paths of the sheets that are shown, in their order. */
const sheetPaths = async (archive: Archive): Promise<readonly string[] | undefined> => {
  const workbook = await archive.read('xl/workbook.xml');
  if (workbook === undefined) return undefined;
  const relations = new Map<string, string>();
  for (const { name, attributes } of xmlTags((await archive.read('xl/_rels/workbook.xml.rels')) ?? '')) {
    const [id, target] = [xmlAttribute(attributes, 'Id'), xmlAttribute(attributes, 'Target')];
    if (name === 'Relationship' && id !== undefined && target !== undefined) relations.set(id, target);
  }
  const paths: string[] = [];
  for (const { name, kind, attributes } of xmlTags(workbook)) {
    if (name !== 'sheet' || kind === 'close' || /hidden/i.test(xmlAttribute(attributes, 'state') ?? '')) continue;
    const target = relations.get(/\b\w+:id\s*=\s*["']([^"']*)/.exec(attributes)?.[1] ?? '');
    if (target !== undefined) paths.push(target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`);
  }
  return paths;
};

/** Rows of the first sheet of a workbook (XLSX) that holds any, at most `most` of them. */
export const readWorkbook = (bytes: Buffer, most: number): Promise<Result<readonly PastedRow[], FileFailure>> =>
  withArchive(bytes, async (archive) => {
    const paths = await sheetPaths(archive);
    if (paths === undefined) return fail({ code: 'paste.file-type' });
    for (const path of paths) {
      const xml = await archive.read(path);
      if (xml === undefined) continue;
      const rows = rowsOf(xml, most);
      if (rows.length === 0) continue;
      const numbers = rows.flatMap(({ cells }) => cells.filter(({ type }) => type === 's').map(({ value }) => Number(value) || 0));
      const texts = numbers.length === 0 ? [] : sharedTexts((await archive.read('xl/sharedStrings.xml')) ?? '', Math.max(...numbers));
      const written = rows.map((row) => pastedRow(row, texts)).filter(({ text }) => text !== '');
      if (written.length > 0) return ok(written);
    }
    return fail({ code: 'paste.file-empty' });
  });
