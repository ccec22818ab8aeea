import { fail, ok, type Result } from '../result';
import { PREFIX_CODE } from './bom.data';

/** The code is not `CR` and a number (BO10). */
export type CreationCodeFailure = {
  readonly code: 'bom.creation-code-malformed';
  readonly creationCode: string;
  readonly prefixCode: string;
};

/** The number of a creation from its code: `CR` and at most fifteen digits (BO10). */
export function creationNumberOf(creationCode: string): Result<number, CreationCodeFailure> {
  const digits = creationCode.startsWith(PREFIX_CODE) ? creationCode.slice(PREFIX_CODE.length) : '';
  if (!/^\d{1,15}$/.test(digits)) return fail({ code: 'bom.creation-code-malformed', creationCode, prefixCode: PREFIX_CODE });
  return ok(Number(digits));
}
