import { fail, ok, type Result } from '../result';
import { isRecord, readable } from '../untrusted';
import type { SpaceConfig } from './room';
import { DEFAULT_SPACE_CONFIG, MAX_MATERIAL_CHARACTERS, SPACE_BOUNDS } from './space.data';

/** A measure of a room, by its path in the config. */
export type SpaceField = keyof typeof SPACE_BOUNDS;

/** Why a value is no room; `min` and `max` are inclusive (SP3, SP4, SP8). */
export type SpaceFailure =
  /** It is no object. */
  | { readonly code: 'space.malformed'; readonly field: 'config' | 'roomSize' }
  | {
      readonly code: 'space.out-of-range';
      /** Measure of the room. */
      readonly field: SpaceField;
      /** Value that was given. */
      readonly value: unknown;
      /** Lower bound, metres, inclusive. */
      readonly min: number;
      /** Upper bound, metres, inclusive. */
      readonly max: number;
    }
  /** The material is no name of at most so many characters. */
  | { readonly code: 'space.material-malformed'; readonly value: unknown; readonly max: number };

/**
 * Reads a room: what it leaves out is as in a new Space (SP2), every measure a finite number within {@link SPACE_BOUNDS} (SP3), the
 * material a name of at most {@link MAX_MATERIAL_CHARACTERS} characters (SP4). The first field that is wrong is named, and fields
 * that a room does not have are dropped (SP8).
 */
export function checkSpaceConfig(value: unknown): Result<SpaceConfig, SpaceFailure> {
  return readable(
    () => roomOf(value),
    () => fail({ code: 'space.malformed', field: 'config' }),
  );
}

function roomOf(value: unknown): Result<SpaceConfig, SpaceFailure> {
  if (!isRecord(value)) return fail({ code: 'space.malformed', field: 'config' });
  const roomSize = 'roomSize' in value ? value.roomSize : {};
  if (!isRecord(roomSize)) return fail({ code: 'space.malformed', field: 'roomSize' });
  const height = measure('roomSize.height', roomSize.height, DEFAULT_SPACE_CONFIG.roomSize.height);
  if (!height.ok) return height;
  const width = measure('roomSize.width', roomSize.width, DEFAULT_SPACE_CONFIG.roomSize.width);
  if (!width.ok) return width;
  const depth = measure('roomSize.depth', roomSize.depth, DEFAULT_SPACE_CONFIG.roomSize.depth);
  if (!depth.ok) return depth;
  const extraCeiling = measure('extraCeiling', value.extraCeiling, DEFAULT_SPACE_CONFIG.extraCeiling);
  if (!extraCeiling.ok) return extraCeiling;
  const ceilingMaterial = material(value.ceilingMaterial);
  if (!ceilingMaterial.ok) return ceilingMaterial;
  return ok({
    roomSize: { height: height.value, width: width.value, depth: depth.value },
    extraCeiling: extraCeiling.value,
    ceilingMaterial: ceilingMaterial.value,
  });
}

function measure(field: SpaceField, value: unknown, absent: number): Result<number, SpaceFailure> {
  const { min, max } = SPACE_BOUNDS[field];
  if (value === undefined) return ok(absent);
  // A NaN is neither at least the least nor at most the largest.
  if (typeof value === 'number' && value >= min && value <= max) return ok(value);
  return fail({ code: 'space.out-of-range', field, value, min, max });
}

function material(value: unknown): Result<string, SpaceFailure> {
  if (value === undefined) return ok(DEFAULT_SPACE_CONFIG.ceilingMaterial);
  const name = typeof value === 'string' ? value.trim() : '';
  if (name !== '' && name.length <= MAX_MATERIAL_CHARACTERS) return ok(name);
  return fail({ code: 'space.material-malformed', value, max: MAX_MATERIAL_CHARACTERS });
}
