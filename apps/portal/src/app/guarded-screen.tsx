import type { ComponentType } from 'react';
import { useSession } from '../shared/session/use-session';

/**
 * A screen for signed-in users, which disappears at sign-out, before the redirect home. The error page
 * shown when it could not be drawn is no secret, so it is not wrapped: a visitor reads that nothing is at the address.
 */
export const guardedScreen = (Screen: ComponentType): ComponentType => {
  const GuardedScreen = () => (useSession().kind === 'signed-in' ? <Screen /> : null);
  return GuardedScreen;
};
