import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

export type ThemeChoice = 'light' | 'dark' | 'system';

export interface ThemeState {
  /** The user's choice. */
  readonly choice: ThemeChoice;
  /** Theme shown: `system` resolved. */
  readonly resolved: 'light' | 'dark';
  readonly setChoice: (choice: ThemeChoice) => void;
}

const ThemeContext = createContext<ThemeState | undefined>(undefined);

const darkQuery = '(prefers-color-scheme: dark)';
const subscribe = (notify: () => void) => {
  const query = window.matchMedia(darkQuery);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

export interface ThemeProviderProps {
  /** Stored choice; default `system`. */
  initialChoice?: ThemeChoice;
  /** Stores the choice; called only when the user changes it. */
  onChoiceChange?: (choice: ThemeChoice) => void;
  children: ReactNode;
}

/** Writes `data-theme` on the root element, or leaves it away for `system` so that the style sheet follows the system by itself. */
export const ThemeProvider = ({ initialChoice = 'system', onChoiceChange, children }: ThemeProviderProps) => {
  const [choice, setOwnChoice] = useState(initialChoice);
  const systemDark = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(darkQuery).matches,
    () => false,
  );
  useEffect(() => {
    if (choice === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
  }, [choice]);
  const state = useMemo((): ThemeState => {
    const resolved = choice === 'system' ? (systemDark ? 'dark' : 'light') : choice;
    const setChoice = (next: ThemeChoice) => {
      setOwnChoice(next);
      onChoiceChange?.(next);
    };
    return { choice, resolved, setChoice };
  }, [choice, systemDark, onChoiceChange]);
  return <ThemeContext value={state}>{children}</ThemeContext>;
};

/** The theme in force and how to change it. Throws outside a ThemeProvider. */
export const useTheme = (): ThemeState => {
  const state = useContext(ThemeContext);
  if (!state) throw new Error('useTheme needs a ThemeProvider above it');
  return state;
};
