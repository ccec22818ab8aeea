import { type ApiClient, NEWER_PATHS } from '@candil/api-client';
import type { FlagName } from '@candil/domain';
import type { FlagStore } from './flag-store';

/** Calls with an older and a newer path, and the flag that chooses the newer one. The table of all paths would weigh on the first load. */
const NEWER: Readonly<Record<string, readonly [flag: FlagName, path: string]>> = {
  getProject: ['projectV3', NEWER_PATHS.getProject],
  getOrder: ['orderV3', NEWER_PATHS.getOrder],
  getProjectForBudget: ['toBudgetV2', NEWER_PATHS.getProjectForBudget],
};

/** The client, choosing between versions of a call as the flags say at that moment. */
export const followFlags = (client: ApiClient, flags: Pick<FlagStore, 'isOn'>): ApiClient => ({
  call: (route, ...request) => {
    const newer = NEWER[route.name];
    return client.call(newer !== undefined && flags.isOn(newer[0]) ? { ...route, path: newer[1] } : route, ...request);
  },
});
