import { createApiClient, isApiFailure, routes, sessionRoutes } from '@candil/api-client';

let losses = 0;
const sent = new Set<string>();
/** The second tries: start of each, and the browser's own delay before it, in milliseconds. */
let again: { readonly at: number; readonly took: number }[] = [];
const client = createApiClient({
  fetch: (input, settings) => {
    const url = input instanceof Request ? input.url : String(input);
    const started = performance.now();
    const answer = fetch(input, settings);
    if (sent.has(url)) again.push({ at: started, took: performance.now() - started });
    sent.add(url);
    return answer;
  },
  services: { api: '/api', static: '/static', domain: '/domain', apihub: '/apihub', sync: '/sync' },
  onSessionLost: () => {
    losses += 1;
  },
});

const entriesWith = (part: string) =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => name.includes(part));
const markOf = (index: number): string => `search=call-${index}-`;

interface Resumption {
  readonly resumedMilliseconds: number;
  /** Time of the browser to begin the earlier requests, included in it. */
  readonly beginningMilliseconds: number;
}

/**
 * The longest time for which a call stood still between the moment it could go on and its second try. It can from the answer to the refresh on, or from its
 * own 401 where that came later.
 */
const longestResumption = (count: number): Resumption => {
  const renewedAt = entriesWith('/auth/refresh').at(-1)?.responseEnd ?? Number.POSITIVE_INFINITY;
  const waits = Array.from({ length: count }, (_, index): Resumption => {
    const [refused, second] = entriesWith(markOf(index));
    if (refused === undefined || second === undefined) return { resumedMilliseconds: Number.POSITIVE_INFINITY, beginningMilliseconds: 0 };
    const from = Math.max(renewedAt, refused.responseEnd);
    const before = again.filter(({ at, took }) => at >= from && at + took <= second.startTime);
    return {
      resumedMilliseconds: second.startTime - from,
      beginningMilliseconds: before.reduce((total, { took }) => total + took, 0),
    };
  });
  return waits.reduce((longest, each) => (each.resumedMilliseconds > longest.resumedMilliseconds ? each : longest));
};

const candil = {
  signIn: (email: string, password: string) => client.call(sessionRoutes.login, { body: { email, password } }),
  callAtOnce: async (count: number) => {
    losses = 0;
    again = [];
    sent.clear();
    performance.setResourceTimingBufferSize(10_000);
    performance.clearResourceTimings();
    // Each call has an address of its own, by which its two tries are found again.
    const calls = Array.from({ length: count }, (_, index) =>
      client.call(routes.listProjects, { query: { search: `call-${index}-`, itemsPerPage: 1 } }),
    );
    const outcomes = await Promise.allSettled(calls);
    const succeeded = outcomes.filter(({ status }) => status === 'fulfilled').length;
    const silent = outcomes.filter((each) => each.status === 'rejected' && isApiFailure(each.reason) && each.reason.suppressDisplay).length;
    return { succeeded, silent, losses, refreshes: entriesWith('/auth/refresh').length, ...longestResumption(count) };
  },
  refreshesSince: () => entriesWith('/auth/refresh').length,
};

declare global {
  interface Window {
    candil: typeof candil;
  }
}
window.candil = candil;
