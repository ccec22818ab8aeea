import { type PasteReasonCode, PRODUCT_TEXT_MAX } from '@candil/contract';
import { isHeadingRow } from './columns';
import { foldWord } from './fold-word';
import { NOTE_HEADINGS, ROOM_HEADINGS, TAG_HEADINGS } from './list-words.data';
import type { ReadLine } from './read-list';
import type { PastedRow } from './split-rows';

/** Texts beside a code: the place of the luminaire and remarks about it. Empty = nothing. */
export interface LinePlace {
  readonly tag: string;
  readonly room: string;
  readonly note: string;
}

const NOWHERE: LinePlace = { tag: '', room: '', note: '' };

interface PlaceColumns {
  readonly tag: readonly number[];
  readonly room: readonly number[];
  readonly note: readonly number[];
}

const columnsIn = (cells: readonly string[], headings: readonly string[]): readonly number[] =>
  cells.flatMap((cell, column) =>
    headings.includes(
      foldWord(cell)
        .trim()
        .replace(/[:*#]$/, ''),
    )
      ? [column]
      : [],
  );

const placeColumnsOf = ({ cells }: PastedRow): PlaceColumns => ({
  tag: columnsIn(cells, TAG_HEADINGS).slice(0, 1),
  room: columnsIn(cells, ROOM_HEADINGS),
  note: columnsIn(cells, NOTE_HEADINGS),
});

const flat = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const cut = (text: string, max: number): string => text.slice(0, max).toWellFormed().trimEnd();

/** `L3: 0820 42/2A_10`: the tag that a lighting plan gives the line. */
const TAG_BEFORE = /^[\s>•*-]{0,4}(L\d{1,3})[:.);,\s-]/iu;

const textOf = (row: PastedRow, columns: readonly number[]): string =>
  columns
    .map((column) => flat(row.cells[column] ?? ''))
    .filter((text) => text !== '')
    .join(' · ');

const placeIn = (row: PastedRow, columns: PlaceColumns | undefined, section: string): LinePlace => {
  if (columns === undefined) return { ...NOWHERE, tag: TAG_BEFORE.exec(row.text)?.[1]?.toUpperCase() ?? '', room: section };
  const tag = textOf(row, columns.tag);
  const note = textOf(row, columns.note);
  // A type that is too long for a tag is a description.
  const fits = tag.length <= PRODUCT_TEXT_MAX.tag;
  return {
    tag: fits ? tag : '',
    room: cut(textOf(row, columns.room) || section, PRODUCT_TEXT_MAX.room),
    note: cut(fits ? note : [tag, note].filter((text) => text !== '').join(' · '), PRODUCT_TEXT_MAX.note),
  };
};

/** Reasons of a line that may be the name of the room of those below it. */
const MAYBE_ROOM: readonly PasteReasonCode[] = ['paste.prose', 'paste.no-code'];

/** A row of a table that holds one text and nothing else, as rooms stand above their luminaires. */
const roomOfRow = (row: PastedRow, columns: PlaceColumns | undefined, read: ReadLine): string | undefined => {
  if (columns === undefined || read.kind === 'product' || row.cells.length < 2 || !MAYBE_ROOM.includes(read.reason)) return undefined;
  const filled = row.cells.map(flat).filter((cell) => cell !== '');
  const [name = ''] = filled;
  return filled.length === 1 && name.length <= PRODUCT_TEXT_MAX.room ? name : undefined;
};

/** A line of a list with the texts beside its code; `isRoom` = it names the room of those below it. */
export interface PlacedLine {
  readonly read: ReadLine;
  readonly place: LinePlace;
  readonly isRoom: boolean;
}

/** Room, tag and description of every line: by the columns that say so, by a row above that names a room, by a tag before the code. */
export const placeLines = (rows: readonly PastedRow[], lines: readonly ReadLine[]): readonly PlacedLine[] => {
  const rowOfLine = new Map(rows.map((row) => [row.line, row]));
  let columns: PlaceColumns | undefined;
  let section = '';
  let last: number | undefined;
  return lines.map((read): PlacedLine => {
    const row = rowOfLine.get(read.line);
    if (row === undefined) return { read, place: NOWHERE, isRoom: false };
    if (read.line !== last && isHeadingRow(row)) [columns, section] = [placeColumnsOf(row), ''];
    last = read.line;
    const room = roomOfRow(row, columns, read);
    if (room !== undefined) {
      section = room;
      return { read, place: NOWHERE, isRoom: true };
    }
    return { read, place: read.kind === 'product' ? placeIn(row, columns, section) : NOWHERE, isRoom: false };
  });
};
