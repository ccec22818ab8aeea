import type { FailureCode } from '@candil/contract';

/** An expected failure: a code of the contract or of the domain, with the data that belongs to it. */
export interface Failure {
  readonly code: FailureCode;
}

export interface FieldFailure {
  readonly path: string;
  readonly code: string;
}

/** Ends a request from a place that has no result to return, such as a hook. Handlers return `fail(...)` instead. */
export class FailureError extends Error {
  override readonly name = 'FailureError';
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}
