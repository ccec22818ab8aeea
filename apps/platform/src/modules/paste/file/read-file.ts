import { PASTE_LINES_MAX } from '@candil/contract';
import { fail, ok, type Result } from '@candil/domain';
import { type PastedRow, splitRows } from '../reading/split-rows';
import { decodeText } from './decode-text';
import type { FileFailure } from './file-failure';
import { isArchive } from './open-archive';
import { readWorkbook } from './read-workbook';

/** Characters of a text file that may hold anything; blank lines behind them are none. */
const TEXT_MAX = 2_000_000;

/** Rows of an uploaded list; the content decides about the kind of file. One row more than the limit is enough to report it. */
export const readFile = async (bytes: Buffer): Promise<Result<readonly PastedRow[], FileFailure>> => {
  if (bytes.length === 0) return fail({ code: 'paste.file-empty' });
  if (isArchive(bytes)) return readWorkbook(bytes, PASTE_LINES_MAX + 1);
  const text = decodeText(bytes);
  if (text === undefined) return fail({ code: 'paste.file-type' });
  if (text.slice(TEXT_MAX).trim() !== '') return fail({ code: 'paste.text-too-long' });
  const rows = splitRows(text.slice(0, TEXT_MAX));
  return rows.length === 0 ? fail({ code: 'paste.file-empty' }) : ok(rows);
};
