import { fail, ok, type Result } from '../result';

/** The external flag service has no key (FL7). */
export type FlagServiceFailure = { readonly code: 'flag.api-key-missing' };

/** Checks the key with which the external flag service is initialised; without one it fails (FL7). */
export function checkFlagServiceKey(key: unknown): Result<string, FlagServiceFailure> {
  return typeof key === 'string' && key.trim() !== '' ? ok(key.trim()) : fail({ code: 'flag.api-key-missing' });
}
