import type { FrameView } from '@candil/contract/frame';
import { useCallback, useEffect, useState } from 'react';
import { type AreaAddress, addressOf, readAddress } from './area-address';

/** The address that is shown, and the way to another view: an entry of the history each, so that the back button works. */
export const useAreaAddress = (): { address: AreaAddress; goTo: (view: FrameView) => void } => {
  const [address, setAddress] = useState(() => readAddress(window.location));
  useEffect(() => {
    const follow = () => setAddress(readAddress(window.location));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const goTo = useCallback((view: FrameView) => {
    window.history.pushState(null, '', addressOf(view, window.location));
    setAddress(readAddress(window.location));
  }, []);
  return { address, goTo };
};
