import { ATTRIBUTE_GRID_NAMES, ATTRIBUTE_TYPES, type AttributeType, type Selection } from '../attribute';
import { fail, ok, type Result } from '../result';
import { isRecord, readable } from '../untrusted';

/** The input is no set of attributes; `attribute` is the one that cannot be read (AT23). */
export type InputFailure = { readonly code: 'input.invalid'; readonly attribute?: AttributeType };

/**
 * Reads chosen attributes from anything: an object whose members, by either of their names (AT8), are codes, objects with a `code`, or, for
 * the pendant height, whole centimetres from 0 to 9999 or an object with such a `value`. An absent, empty or null member is not chosen,
 * other members are ignored, everything else is "Invalid input" (AT23).
 */
export function parseSelection(input: unknown): Result<Selection, InputFailure> {
  return readable(
    () => selectionOf(input),
    () => fail({ code: 'input.invalid' }),
  );
}

function selectionOf(input: unknown): Result<Selection, InputFailure> {
  if (!isRecord(input)) return fail({ code: 'input.invalid' });
  const selection: { -readonly [K in keyof Selection]: Selection[K] } = {};
  for (const type of ATTRIBUTE_TYPES) {
    const given = input[type] ?? input[ATTRIBUTE_GRID_NAMES[type]];
    if (given === undefined || given === null || given === '') continue;
    if (type === 'pendantHeight') {
      const height = isRecord(given) ? given.value : given;
      if (typeof height !== 'number' || !Number.isInteger(height) || height < 0 || height > 9_999) {
        return fail({ code: 'input.invalid', attribute: type });
      }
      selection.pendantHeightCm = height;
    } else {
      const code = isRecord(given) ? given.code : given;
      if (typeof code !== 'string' || code === '') return fail({ code: 'input.invalid', attribute: type });
      selection[type] = code;
    }
  }
  return ok(selection);
}
