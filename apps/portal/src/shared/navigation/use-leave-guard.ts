import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks before leaving with unsaved work: inside the portal by a dialog, on closing the window by the browser's. */
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
