import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

const SETTLE_MS = 250;

/** Marks entries of the history that the configurator wrote itself. */
export interface OwnLocation {
  readonly writtenByConfigurator: true;
}

export const isOwnLocation = (state: unknown): state is OwnLocation =>
  typeof state === 'object' && state !== null && 'writtenByConfigurator' in state;

/** Keeps the address true to what is chosen, so that reload, back and a shared link find it. Waits for pauses: browsers limit how often. */
export const useKeptLocation = (search: string): void => {
  const navigate = useNavigate();
  const shown = useLocation().search;
  useEffect(() => {
    if (search === shown) return;
    const timer = window.setTimeout(() => {
      const state: OwnLocation = { writtenByConfigurator: true };
      void navigate({ search }, { replace: true, preventScrollReset: true, state });
    }, SETTLE_MS);
    return () => window.clearTimeout(timer);
  }, [search, shown, navigate]);
};
