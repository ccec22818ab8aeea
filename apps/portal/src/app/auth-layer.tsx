import { Suspense } from 'react';
import { useStore } from 'zustand';
import { useEntrance } from '../shared/entrance';
import { lazyPart } from '../shared/part/lazy-part';

const PortalAuth = lazyPart(
  () => import('./portal-auth'),
  ({ PortalAuth }) => PortalAuth,
);

/** The framed area over any screen, fetched when it is first shown. */
export const AuthLayer = () => {
  const isShown = useStore(useEntrance().session.frame, ({ shown }) => shown !== undefined);
  return <Suspense>{isShown && <PortalAuth />}</Suspense>;
};
