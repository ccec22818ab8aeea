import { useEffect } from 'react';
import { type FocusPlace, placeOf, standInFor } from './lost-focus';

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the focus in the page: where what holds it is taken away (a repaired notice, a removed line, a form that was sent, a skeleton), it goes
 * to the element at that place. A browser would drop it on the body, and the keyboard would start at the top again. A menu or dialog over the
 * page counts as at the place it was opened from: it cannot give the focus back to an opener that its own command has removed.
 */
export const FocusKeeper = () => {
  useEffect(() => {
    let holder: HTMLElement | undefined;
    let place: FocusPlace = [];
    let waiting = 0;

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !document.getElementById('content')?.contains(target)) return;
      holder = target;
      place = placeOf(target);
    };
    const regain = () => {
      waiting = 0;
      const content = document.getElementById('content');
      if (holder === undefined || holder.isConnected || !isNowhere() || content === null) return;
      // A heading takes the focus after a navigation: the heading that replaced it takes it on.
      const wasHeading = /^H[1-6]$/.test(holder.tagName);
      const target = wasHeading ? content.querySelector<HTMLElement>('h1') : standInFor(place, content);
      if (target === null) return;
      if (!target.matches('a[href], button, input, select, textarea, [tabindex]')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    };
    // Dialogs give the focus back by themselves shortly after they are gone.
    const wait = () => {
      if (waiting === 0 && holder !== undefined && !holder.isConnected) waiting = window.setTimeout(regain, 50);
    };
    const observer = new MutationObserver(wait);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      window.clearTimeout(waiting);
    };
  }, []);
  return null;
};
