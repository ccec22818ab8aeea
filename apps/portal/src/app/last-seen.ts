import type { SessionState } from '../shared/session/session';

const STORED_UNDER = 'candil.last-seen';

/** Kind of the last user of this device. It only decides the first view, until the service has answered. */
export const lastSeen = (): 'visitor' | 'member' => {
  try {
    return localStorage.getItem(STORED_UNDER) === 'member' ? 'member' : 'visitor';
  } catch {
    return 'visitor';
  }
};

export const rememberSeen = (state: SessionState): void => {
  try {
    if (state.kind === 'signed-in') localStorage.setItem(STORED_UNDER, 'member');
    if (state.kind === 'signed-out') localStorage.removeItem(STORED_UNDER);
  } catch {
    // The next visit then starts as a visitor's until the service has answered.
  }
};
