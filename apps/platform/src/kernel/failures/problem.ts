import { STATUS_CODES } from 'node:http';
import { FAILURE_STATUS, type FailureCode, type Problem } from '@candil/contract';
import type { Failure } from './failure';

const KNOWN: Readonly<Partial<Record<FailureCode, number>>> = FAILURE_STATUS;

/** Codes of the contract have their own status; a failure of the domain is a request that was understood and cannot be done. */
export const statusOf = (code: FailureCode): number => KNOWN[code] ?? 422;

/** Problem details (RFC 9457) with the data of the failure. A fault of our own (5xx) gives only its code. */
export const problemOf = (failure: Failure, requestId: string): Problem => {
  const status = statusOf(failure.code);
  const frame = {
    type: `urn:candil:failure:${failure.code}`,
    title: STATUS_CODES[status] ?? 'Failure',
    status,
    code: failure.code,
    requestId,
  };
  return status >= 500 ? frame : { ...failure, ...frame };
};
