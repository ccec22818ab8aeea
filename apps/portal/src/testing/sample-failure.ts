import { ApiFailure } from '@candil/api-client';

/** A failed call for tests: answered with a status and a code. */
export const answered = (ErrorCode: number, code: string, data: Record<string, unknown> = {}, suppressDisplay = false): ApiFailure =>
  new ApiFailure({ kind: 'http', ErrorCode, ErrorDescription: '', URL: '/api', code, data, suppressDisplay });

/** A failed call for tests: no answer in time. */
export const timedOut = (): ApiFailure =>
  new ApiFailure({ kind: 'timeout', ErrorCode: 0, ErrorDescription: '', URL: '/api', code: 'ETIMEDOUT' });

/** A failed call for tests: no network. */
export const unreachable = (): ApiFailure =>
  new ApiFailure({ kind: 'network', ErrorCode: 0, ErrorDescription: '', URL: '/api', code: 'network.unreachable' });
