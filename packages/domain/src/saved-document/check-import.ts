import type { ModelDefinition } from '../article';
import { fail, ok, type Result } from '../result';
import { isRecord, readable } from '../untrusted';

/** Models of the family of a configuration. A family file of the catalogue is one. */
export interface FamilyData {
  /** Every model that the collection has. */
  readonly models: readonly ModelDefinition[];
}

/** Why a value is no configuration at all, in the order in which it is looked at (IM1–IM5). */
export type ImportFailure =
  | { readonly code: 'import.no-family-data' }
  | { readonly code: 'import.incorrect-json' }
  /** It is saved from something else than a Space. */
  | { readonly code: 'import.type-not-supported'; readonly type: unknown }
  | { readonly code: 'import.no-data' };

/** Looks for family data, a type, the type Space and props, in this order (IM1–IM5). Never throws. */
export function checkImport(json: unknown, familyData: FamilyData | undefined | null): Result<object, ImportFailure> {
  if (!isRecord(familyData) || !Array.isArray(familyData.models)) return fail({ code: 'import.no-family-data' });
  return readable(
    () => importable(json),
    () => fail({ code: 'import.incorrect-json' }),
  );
}

function importable(json: unknown): Result<object, ImportFailure> {
  if (!isRecord(json)) return fail({ code: 'import.incorrect-json' });
  const { type, props } = fieldsOf(json);
  if (type === undefined || type === null || type === '') return fail({ code: 'import.incorrect-json' });
  if (type !== 'Space') return fail({ code: 'import.type-not-supported', type });
  return isRecord(props) ? ok(json) : fail({ code: 'import.no-data' });
}

/** Own fields only, so that an object without its own type has none. */
function fieldsOf(json: object): { readonly type?: unknown; readonly props?: unknown } {
  return Object.fromEntries(Object.entries(json));
}
