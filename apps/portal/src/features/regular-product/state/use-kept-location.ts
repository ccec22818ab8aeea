import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

const SETTLE_MS = 250;

/** State that the configurator leaves in the entries of the history that it wrote itself. */
interface OwnState {
  readonly sitting: string;
}

/** The sitting that wrote an entry of the history; undefined for one that a link made. */
export const sittingOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'sitting' in state && typeof state.sitting === 'string' ? state.sitting : undefined;

/** Keeps the choice in the address, so that reload, back and a shared link find it. Waits for pauses: browsers limit how often. */
export const useKeptLocation = (search: string, sitting: string): void => {
  const navigate = useNavigate();
  const { pathname, search: shown } = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  const own = useRef('');
  useEffect(() => {
    // Once a page is drawn, the window shows its address.
    if (pathname !== '') own.current = window.location.pathname;
  }, [pathname]);
  useEffect(() => {
    // To write while another page is on its way would call that one off.
    if (search === shown || isLeaving) return;
    const timer = window.setTimeout(() => {
      // The other page has come, and is about to be drawn.
      if (window.location.pathname !== own.current) return;
      const state: OwnState = { sitting };
      void navigate({ search }, { replace: true, preventScrollReset: true, state });
    }, SETTLE_MS);
    return () => window.clearTimeout(timer);
  }, [search, shown, sitting, isLeaving, navigate]);
};
