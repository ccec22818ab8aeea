import { ATTRIBUTE_GRID_NAMES, ATTRIBUTE_TYPES, type AttributeType, type Selection } from '../attribute';
import { fail, ok, type Result } from '../result';

/** What came from outside is no set of attributes; `attribute` is the one that cannot be read (AT23). */
export type InputFailure = { readonly code: 'input.invalid'; readonly attribute?: AttributeType };

/**
 * Reads chosen attributes from anything: an object whose members, by either of their names (AT8), are codes, objects with a `code`,
 * or, for the pendant height, whole centimetres from 0 to 9999 or an object with such a `value`. What is absent, empty or null is not
 * chosen, other members are left aside, everything else is "Invalid input" (AT23).
 */
export function parseSelection(input: unknown): Result<Selection, InputFailure> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return fail({ code: 'input.invalid' });
  const members = new Map<string, unknown>(Object.entries(input));
  const selection: { -readonly [K in keyof Selection]: Selection[K] } = {};
  for (const type of ATTRIBUTE_TYPES) {
    const given = members.get(type) ?? members.get(ATTRIBUTE_GRID_NAMES[type]);
    if (given === undefined || given === null || given === '') continue;
    if (type === 'pendantHeight') {
      const height = memberOf(given, 'value');
      if (typeof height !== 'number' || !Number.isInteger(height) || height < 0 || height > 9_999) {
        return fail({ code: 'input.invalid', attribute: type });
      }
      selection.pendantHeightCm = height;
    } else {
      const code = memberOf(given, 'code');
      if (typeof code !== 'string' || code === '') return fail({ code: 'input.invalid', attribute: type });
      selection[type] = code;
    }
  }
  return ok(selection);
}

function memberOf(given: unknown, name: 'code' | 'value'): unknown {
  if (typeof given !== 'object' || given === null) return given;
  return Object.entries(given).find(([own]) => own === name)?.[1];
}
