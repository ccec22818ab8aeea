import { isApiFailure } from '../api-failure';

/** Retries that make sense: no answer, or a service that is away for a moment. A refusal stays one, however often asked. */
export const shouldRetry = (failureCount: number, failure: unknown): boolean =>
  failureCount < 2 && isApiFailure(failure) && (failure.kind === 'network' || failure.code === 'service.unavailable');
