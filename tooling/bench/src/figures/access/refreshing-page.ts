import { createApiClient, isApiFailure, sessionRoutes } from '@candil/api-client';

let losses = 0;
const client = createApiClient({
  services: { api: '/api', static: '/static', domain: '/domain', apihub: '/apihub', sync: '/sync' },
  onSessionLost: () => {
    losses += 1;
  },
});

const entriesOf = (ending: string) =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => name.endsWith(ending));

/** The longest time between the answer to the refresh and the second try of a call. */
const longestResumption = (count: number): number => {
  const renewedAt = entriesOf('/auth/refresh').at(-1)?.responseEnd ?? Number.POSITIVE_INFINITY;
  const retried = entriesOf('/v1/account').slice(-count);
  return Math.max(...retried.map(({ startTime }) => startTime - renewedAt));
};

/** How long the page takes to begin so many requests at once with nothing before them. */
const bareStart = async (count: number): Promise<number> => {
  performance.clearResourceTimings();
  const started = performance.now();
  const answers = await Promise.all(Array.from({ length: count }, () => fetch('/api/v1/account', { credentials: 'include' })));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return Math.max(...entriesOf('/v1/account').map(({ startTime }) => startTime - started));
};

const candil = {
  signIn: (email: string, password: string) => client.call(sessionRoutes.login, { body: { email, password } }),
  callAtOnce: async (count: number) => {
    losses = 0;
    performance.setResourceTimingBufferSize(10_000);
    performance.clearResourceTimings();
    const outcomes = await Promise.allSettled(Array.from({ length: count }, () => client.call(sessionRoutes.getAccount)));
    const succeeded = outcomes.filter(({ status }) => status === 'fulfilled').length;
    const silent = outcomes.filter((each) => each.status === 'rejected' && isApiFailure(each.reason) && each.reason.suppressDisplay).length;
    const resumedMilliseconds = longestResumption(count);
    return { succeeded, silent, losses, resumedMilliseconds, bareMilliseconds: await bareStart(count) };
  },
};

declare global {
  interface Window {
    candil: typeof candil;
  }
}
window.candil = candil;
