import { fail, ok, type Result } from '../result';
import type { SavedFieldFailure } from '../saved-document';
import { fieldPath, fields, isRecord, list, matching, number, oneOf, readable, text, whole } from '../untrusted';
import { TOOLKIT_BOARD_LIMITS, TOOLKIT_BOARD_VERSION, type ToolkitBoard } from './toolkit-board';

/** Why something is no board (TB1–TB3). */
export type ToolkitBoardFailure =
  | SavedFieldFailure
  /** Two parts have one id. */
  | { readonly code: 'saved-document.id-twice'; readonly path: string; readonly elementId: string }
  /** The board is of a version that is not known. */
  | { readonly code: 'saved-document.version-unknown'; readonly version: unknown; readonly newest: number }
  /** The board has more parts than it may. */
  | { readonly code: 'toolkit.too-many-parts'; readonly parts: number; readonly max: number };

const { parts: mostParts, id, metres } = TOOLKIT_BOARD_LIMITS;
const modifier = matching(/^[0-9A-Z]{1,2}$/, 'a code of one or two characters');
const distance = number({ min: -metres, max: metres });
const part = fields({
  id: text(id, 1),
  model: matching(/^\d{4}$/, 'four digits'),
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
  x: distance,
  z: distance,
  turnDegrees: number({ min: 0, max: 360 }),
});
const board = fields({
  type: oneOf(['ToolkitBoard']),
  version: oneOf([TOOLKIT_BOARD_VERSION]),
  subFamilyId: whole({ min: 0, max: 999_999 }),
  applicationLocationId: whole({ min: 0, max: 999_999 }),
  parts: list(part, mostParts),
});

/** Reads a board from anything; what is no field of it, too much, or of a newer version is refused by its place (TB1–TB3). */
export function checkToolkitBoard(value: unknown): Result<ToolkitBoard, ToolkitBoardFailure> {
  return readable(
    () => boardOf(value),
    () => fail({ code: 'saved-document.malformed', path: '', expected: 'plain data' }),
  );
}

function boardOf(value: unknown): Result<ToolkitBoard, ToolkitBoardFailure> {
  if (isRecord(value) && typeof value.version === 'number' && value.version !== TOOLKIT_BOARD_VERSION) {
    return fail({ code: 'saved-document.version-unknown', version: value.version, newest: TOOLKIT_BOARD_VERSION });
  }
  if (isRecord(value) && Array.isArray(value.parts) && value.parts.length > mostParts) {
    return fail({ code: 'toolkit.too-many-parts', parts: value.parts.length, max: mostParts });
  }
  const misfit = board(value, '');
  if (misfit !== undefined) {
    const { path, expected } = misfit;
    return fail(
      expected === undefined ? { code: 'saved-document.unknown-field', path } : { code: 'saved-document.malformed', path, expected },
    );
  }
  const found = value as ToolkitBoard;
  const known = new Set<string>();
  for (const [index, { id: partId }] of found.parts.entries()) {
    if (known.has(partId)) return fail({ code: 'saved-document.id-twice', path: fieldPath(`parts[${index}]`, 'id'), elementId: partId });
    known.add(partId);
  }
  return ok(found);
}
