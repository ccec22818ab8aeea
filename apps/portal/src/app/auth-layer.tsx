import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { useEntrance } from '../shared/entrance';

const PortalAuth = lazy(() => import('./portal-auth').then(({ PortalAuth }) => ({ default: PortalAuth })));

/** The framed area over any screen, fetched when it is first shown. */
export const AuthLayer = () => {
  const isShown = useStore(useEntrance().session.frame, ({ shown }) => shown !== undefined);
  return <Suspense>{isShown && <PortalAuth />}</Suspense>;
};
