import type { Session } from '../shared/session/session';
import { lastSeen } from './last-seen';

/** Someone signs in in another tab, from the link of a mail say: a tab that still asks for it finds out when it is looked at again. */
export const followOtherTabs = (session: Session): void => {
  document.addEventListener('visibilitychange', () => {
    const isBehind = session.store.getState().kind === 'signed-out' && lastSeen() === 'member';
    if (document.visibilityState === 'visible' && isBehind) session.signedIn().catch(() => undefined);
  });
};
