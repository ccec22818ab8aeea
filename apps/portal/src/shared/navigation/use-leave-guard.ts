import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Holds whoever leaves with unsaved work: inside the portal by a question of ours, at the window's edge by the browser's. */
export const useLeaveGuard = (isChanged: () => boolean) => {
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (isChanged()) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isChanged]);
  return useBlocker(({ currentLocation, nextLocation }) => isChanged() && currentLocation.pathname !== nextLocation.pathname);
};
