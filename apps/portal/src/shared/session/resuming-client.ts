import { type ApiClient, isApiFailure } from '@candil/api-client';

/**
 * A client whose calls survive the end of the session: a call that nobody was signed in for waits until the same user has signed in
 * again, then is made once more. Whoever asks whether anyone is signed in (`probe`) is told at once.
 */
export const resumingClient = (client: ApiClient, lost: () => Promise<boolean>): ApiClient => {
  const call = async (...args: Parameters<ApiClient['call']>): Promise<unknown> => {
    const [route, request, options] = args;
    try {
      return await client.call(route, request, options);
    } catch (failure) {
      if (!isApiFailure(failure) || !failure.suppressDisplay || options?.probe || options?.signal?.aborted) throw failure;
      if (!(await lost())) throw failure;
      return await client.call(route, request, options);
    }
  };
  return { call: call as ApiClient['call'] };
};
