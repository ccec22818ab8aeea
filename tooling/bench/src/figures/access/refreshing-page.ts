import { createApiClient, isApiFailure, routes, sessionRoutes } from '@candil/api-client';

let losses = 0;
const client = createApiClient({
  services: { api: '/api', static: '/static', domain: '/domain', apihub: '/apihub', sync: '/sync' },
  onSessionLost: () => {
    losses += 1;
  },
});

const entriesWith = (part: string) =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => name.includes(part));
const markOf = (index: number): string => `search=call-${index}-`;

/**
 * The longest time for which a call stood still between the moment it could go on and its second try. It can from the answer to the refresh on, or from its
 * own 401 where that came later.
 */
const longestResumption = (count: number): number => {
  const renewedAt = entriesWith('/auth/refresh').at(-1)?.responseEnd ?? Number.POSITIVE_INFINITY;
  const waits = Array.from({ length: count }, (_, index) => {
    const [refused, again] = entriesWith(markOf(index));
    if (refused === undefined || again === undefined) return Number.POSITIVE_INFINITY;
    return again.startTime - Math.max(renewedAt, refused.responseEnd);
  });
  return Math.max(...waits);
};

/** How long the page takes to begin so many requests at once with nothing before them. */
const bareStart = async (count: number): Promise<number> => {
  performance.clearResourceTimings();
  const started = performance.now();
  const answers = await Promise.all(Array.from({ length: count }, () => fetch('/api/v1/account', { credentials: 'include' })));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return Math.max(...entriesWith('/v1/account').map(({ startTime }) => startTime - started));
};

const candil = {
  signIn: (email: string, password: string) => client.call(sessionRoutes.login, { body: { email, password } }),
  callAtOnce: async (count: number) => {
    losses = 0;
    performance.setResourceTimingBufferSize(10_000);
    performance.clearResourceTimings();
    // Each call has an address of its own, by which its two tries are found again.
    const calls = Array.from({ length: count }, (_, index) =>
      client.call(routes.listProjects, { query: { search: `call-${index}-`, itemsPerPage: 1 } }),
    );
    const outcomes = await Promise.allSettled(calls);
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
