import type { ComponentType } from 'react';
import { useSession } from '../shared/session/use-session';

/**
 * A screen for those who are signed in, gone the moment nobody is, before the way home has been found. What stands in its place when it
 * could not be drawn is no secret, so it is not wrapped: a visitor reads that nothing is at the address.
 */
export const guardedScreen = (Screen: ComponentType): ComponentType => {
  const GuardedScreen = () => (useSession().kind === 'signed-in' ? <Screen /> : null);
  return GuardedScreen;
};
