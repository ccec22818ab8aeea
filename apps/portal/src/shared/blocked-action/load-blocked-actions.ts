import type { BlockedActions } from './blocked-actions';

/** Where they are kept: whether there are any can be asked without their code. */
const STORED_UNDER = 'candil.blocked-actions';

/** The blocked actions of this browser. Few visits meet one, so their code is fetched by those. */
export const loadBlockedActions = async (): Promise<BlockedActions> => {
  const { blockedActionsOfBrowser } = await import('./blocked-actions');
  return blockedActionsOfBrowser();
};

/** Whether something may wait here to be gone on with. */
export const mayHaveBlockedActions = (): boolean => {
  try {
    return localStorage.getItem(STORED_UNDER) !== null;
  } catch {
    return false;
  }
};
