import { fail, ok, type Result } from '../result';

/** Finds the value among the allowed ones, else returns the failure. */
export function memberOf<T, F>(values: readonly T[], value: unknown, failure: F): Result<T, F> {
  const found = values.find((one) => one === value);
  return found === undefined ? fail(failure) : ok(found);
}
