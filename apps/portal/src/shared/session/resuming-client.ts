import { type ApiClient, isApiFailure } from '@candil/api-client';
import type { Session } from './session';

/**
 * A client whose writes survive the end of the session: a write without a session waits until the same user has signed in again,
 * then is repeated. Reads and session probes (`probe`) fail at once, because their screen is gone.
 */
export const resumingClient = (client: ApiClient, session: Pick<Session, 'end' | 'regained'>): ApiClient => {
  const call = async (...args: Parameters<ApiClient['call']>): Promise<unknown> => {
    const [route, request, options] = args;
    try {
      return await client.call(route, request, options);
    } catch (failure) {
      if (!isApiFailure(failure) || !failure.suppressDisplay || options?.probe) throw failure;
      session.end();
      if (route.method === 'GET' || options?.signal?.aborted || !(await session.regained())) throw failure;
      return await client.call(route, request, options);
    }
  };
  return { call: call as ApiClient['call'] };
};
