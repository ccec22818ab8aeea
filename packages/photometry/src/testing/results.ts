import type { Result } from '../result';

/** The value of a result that has one; a test that gets a failure here fails with it. */
export function valueFrom<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}
