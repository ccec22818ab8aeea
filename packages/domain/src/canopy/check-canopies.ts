import { fail, ok, type Result } from '../result';
import { isRecord, readable } from '../untrusted';
import { ANY_MATERIAL, SURFACE_BASIC } from './canopy.data';
import type { Canopy } from './canopy-row';

/** Largest measure of a canopy, metres, inclusive (CA6). */
export const MAX_CANOPY_METRES = 10;

/** Why a value is no list of canopies (CA6). */
export type CanopyFailure =
  /** A field of the row, counted from 0, is none. */
  | { readonly code: 'canopy.malformed'; readonly row: number; readonly field: string }
  /** An earlier row has the installation already. */
  | { readonly code: 'canopy.twice'; readonly row: number; readonly installation: string }
  /** The surface canopy, to which others fall back, must ask nothing of the ceiling. */
  | { readonly code: 'canopy.surface-asks-ceiling'; readonly row: number };

/**
 * Reads the canopy rows of catalogue data (CA6). Sizes are above 0 and the extra ceiling at least 0, both at most 10 metres; no
 * installation occurs twice, and Surface Basic has no requirements of the ceiling. `row` counts from 0.
 */
export function checkCanopies(value: unknown): Result<readonly Canopy[], CanopyFailure> {
  return readable(
    () => canopiesOf(value),
    () => fail({ code: 'canopy.malformed', row: 0, field: 'canopies' }),
  );
}

function canopiesOf(value: unknown): Result<readonly Canopy[], CanopyFailure> {
  if (!Array.isArray(value)) return fail({ code: 'canopy.malformed', row: 0, field: 'canopies' });
  const canopies: Canopy[] = [];
  for (const [row, data] of value.entries()) {
    const canopy = checkRow(data, row);
    if (!canopy.ok) return canopy;
    const { installation } = canopy.value;
    if (canopies.some((known) => known.installation === installation)) return fail({ code: 'canopy.twice', row, installation });
    canopies.push(canopy.value);
  }
  return ok(canopies);
}

/** In the order in which they are looked at; all but the last are above 0. */
const MEASURES = ['widthMetres', 'depthMetres', 'heightMetres', 'extraCeilingMetres'] as const;

function checkRow(data: unknown, row: number): Result<Canopy, CanopyFailure> {
  const fields = isRecord(data) ? data : {};
  const malformed = (field: string) => fail({ code: 'canopy.malformed' as const, row, field });
  const { installation, compatibleMaterials } = fields;
  if (typeof installation !== 'string' || !/^[0-9A-Z]{2}$/.test(installation)) return malformed('installation');
  const wrong = MEASURES.find((field) => !isMeasure(fields[field], field === 'extraCeilingMetres'));
  if (wrong !== undefined) return malformed(wrong);
  if (!isListOfNames(compatibleMaterials)) return malformed('compatibleMaterials');
  const { widthMetres, depthMetres, heightMetres, extraCeilingMetres } = fields as unknown as Canopy;
  const asksNothing = extraCeilingMetres === 0 && compatibleMaterials.includes(ANY_MATERIAL);
  if (installation === SURFACE_BASIC && !asksNothing) return fail({ code: 'canopy.surface-asks-ceiling', row });
  return ok({ installation, widthMetres, depthMetres, heightMetres, extraCeilingMetres, compatibleMaterials: [...compatibleMaterials] });
}

function isMeasure(metres: unknown, mayBeZero: boolean): boolean {
  return typeof metres === 'number' && metres <= MAX_CANOPY_METRES && (metres > 0 || (mayBeZero && metres === 0));
}

function isListOfNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string' && name.trim() !== '');
}
