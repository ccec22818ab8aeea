import type { BlockedActions } from './blocked-actions';

/** Key under which the actions are stored: code that only asks for their presence does not load theirs. */
const STORED_UNDER = 'candil.blocked-actions';

/** The blocked actions of this browser. Few visits meet one, so their code is fetched by those. */
export const loadBlockedActions = async (): Promise<BlockedActions> => {
  const { blockedActionsOfBrowser } = await import('./blocked-actions');
  return blockedActionsOfBrowser();
};

/** Returns whether an action may wait here to be continued. */
export const mayHaveBlockedActions = (): boolean => {
  try {
    return localStorage.getItem(STORED_UNDER) !== null;
  } catch {
    return false;
  }
};
