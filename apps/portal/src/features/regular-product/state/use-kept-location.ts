import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

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
  const shown = useLocation().search;
  useEffect(() => {
    if (search === shown) return;
    const timer = window.setTimeout(() => {
      const state: OwnState = { sitting };
      void navigate({ search }, { replace: true, preventScrollReset: true, state });
    }, SETTLE_MS);
    return () => window.clearTimeout(timer);
  }, [search, shown, sitting, navigate]);
};
