import { PASTE_LINES_MAX } from '@candil/contract';
import { fail, ok, type Result } from '@candil/domain';
import type { FileFailure } from '../file/file-failure';
import { readFile } from '../file/read-file';
import type { Columns } from './columns';
import { type PlacedLine, placeLines } from './line-places';
import { readList } from './read-list';
import { type PastedRow, splitRows } from './split-rows';

/** A pasted text or the bytes of an uploaded file, with the model numbers of the maker. */
export interface PastedList {
  readonly content: string | Uint8Array;
  readonly models: readonly string[];
}

/** The lines of a list, each with the texts beside its code. */
export interface PlacedList {
  readonly lines: readonly PlacedLine[];
  readonly columns: Columns | undefined;
}

export type ReadingFailure = FileFailure | { readonly code: 'paste.too-many-lines'; readonly max: number; readonly lines: number };

const rowsOf = async (content: string | Uint8Array): Promise<Result<readonly PastedRow[], FileFailure>> =>
  typeof content === 'string' ? ok(splitRows(content)) : readFile(Buffer.from(content.buffer, content.byteOffset, content.byteLength));

/** Reads a list into its lines; nothing is looked up but whether a model exists. */
export const readPasted = async ({ content, models }: PastedList): Promise<Result<PlacedList, ReadingFailure>> => {
  const tooMany = (lines: number) => fail({ code: 'paste.too-many-lines', max: PASTE_LINES_MAX, lines } as const);
  const rows = await rowsOf(content);
  if (!rows.ok) return rows;
  if (rows.value.length > PASTE_LINES_MAX) return tooMany(rows.value.length);
  const known = new Set(models);
  const { lines, columns } = readList(rows.value, (model) => known.has(model));
  return lines.length > PASTE_LINES_MAX ? tooMany(lines.length) : ok({ lines: placeLines(rows.value, lines), columns });
};
