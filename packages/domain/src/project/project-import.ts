/** Outcome of an import; a soft failure shows no error page (PJ17). */
export type ImportOutcome =
  | { readonly kind: 'imported'; readonly importSuccess: true }
  | { readonly kind: 'soft-failure'; readonly importSuccess: false }
  /** The service answered with this HTTP status. */
  | { readonly kind: 'failure'; readonly status: number };

/** Reads the HTTP status of an import: 404 and 400 are soft failures (PJ17). */
export function importOutcome(httpStatus: number): ImportOutcome {
  if (httpStatus >= 200 && httpStatus < 300) return { kind: 'imported', importSuccess: true };
  if (httpStatus === 404 || httpStatus === 400) return { kind: 'soft-failure', importSuccess: false };
  return { kind: 'failure', status: httpStatus };
}
