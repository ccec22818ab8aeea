import { fail, ok, type Result } from '../result';
import type { SavedFieldFailure } from '../saved-document';
import { fieldPath, fields, isRecord, list, matching, oneOf, readable, text, whole } from '../untrusted';
import { PIECE_LIST_LIMITS, PIECE_LIST_VERSION, type PieceList } from './piece-list';

/** Why something is no list of pieces (PL1–PL3). */
export type PieceListFailure =
  | SavedFieldFailure
  /** Two rows have one id. */
  | { readonly code: 'saved-document.id-twice'; readonly path: string; readonly elementId: string }
  /** The list is of a version that is not known. */
  | { readonly code: 'saved-document.version-unknown'; readonly version: unknown; readonly newest: number };

const { rows, id, written, dismissed, quantity } = PIECE_LIST_LIMITS;
const modifier = matching(/^[0-9A-Z]{1,2}$/, 'a code of one or two characters');
const row = fields(
  {
    id: text(id, 1),
    model: matching(/^(?:\d{4})?$/, 'four digits, or nothing'),
    selection: fields(
      {},
      {
        color: modifier,
        temperature: modifier,
        control: modifier,
        installation: modifier,
        pendantHeightCm: whole({ min: 0, max: 9_999 }),
      },
    ),
    quantity: whole({ min: 1, max: quantity }),
  },
  { written: text(written, 1) },
);
const pieceList = fields({
  type: oneOf(['PieceList']),
  version: oneOf([PIECE_LIST_VERSION]),
  subFamilyId: whole({ min: 0, max: 999_999 }),
  applicationLocationId: whole({ min: 0, max: 999_999 }),
  rows: list(row, rows),
  dismissed: list(text(id, 1), dismissed),
});

/** Reads a list of pieces from anything; what is no field of it, too much, or of a newer version is refused by its place (PL1–PL3). */
export function checkPieceList(value: unknown): Result<PieceList, PieceListFailure> {
  return readable(
    () => listOf(value),
    () => fail({ code: 'saved-document.malformed', path: '', expected: 'plain data' }),
  );
}

function listOf(value: unknown): Result<PieceList, PieceListFailure> {
  if (isRecord(value) && typeof value.version === 'number' && value.version !== PIECE_LIST_VERSION) {
    return fail({ code: 'saved-document.version-unknown', version: value.version, newest: PIECE_LIST_VERSION });
  }
  const misfit = pieceList(value, '');
  if (misfit !== undefined) {
    const { path, expected } = misfit;
    return fail(
      expected === undefined ? { code: 'saved-document.unknown-field', path } : { code: 'saved-document.malformed', path, expected },
    );
  }
  const found = value as PieceList;
  const known = new Set<string>();
  for (const [index, { id: rowId }] of found.rows.entries()) {
    if (known.has(rowId)) return fail({ code: 'saved-document.id-twice', path: fieldPath(`rows[${index}]`, 'id'), elementId: rowId });
    known.add(rowId);
  }
  return ok(found);
}
