import type { ApiFailure } from '@candil/api-client';

/** The text for a failed sign-in (keys under `session.login`). */
export const loginFailureKey = ({ kind, code }: Pick<ApiFailure, 'kind' | 'code'>) => {
  if (kind === 'timeout') return 'timeout';
  if (kind === 'network') return 'unreachable';
  switch (code) {
    case 'login.failed':
    case 'request.invalid':
      return 'failed';
    case 'login.unconfirmed':
      return 'unconfirmed';
    case 'login.rate-limited':
    case 'request.rate-limited':
      return 'rateLimited';
    case 'login.busy':
    case 'service.unavailable':
      return 'busy';
    default:
      return 'unknown';
  }
};
