/** A value that could be made. */
export type Ok<T> = { readonly ok: true; readonly value: T };

/** An expected failure, as a value. */
export type Fail<F> = { readonly ok: false; readonly failure: F };

/** Result of every function of this package that may fail; broken invariants throw instead. */
export type Result<T, F> = Ok<T> | Fail<F>;

/** Wraps a value that could be made. */
export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

/** Wraps an expected failure. */
export function fail<F>(failure: F): Fail<F> {
  return { ok: false, failure };
}
