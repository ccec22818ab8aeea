import type { ThemeChoice } from '@candil/ui-kit/theme';

/** Also read by public/theme.js before the first paint, and by the login area. */
const STORED_UNDER = 'candil.theme';

/** The theme chosen on this device; a closed storage means the theme of the system. */
export const storedTheme = (): ThemeChoice => {
  try {
    const stored = localStorage.getItem(STORED_UNDER);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
};

export const storeTheme = (choice: ThemeChoice): void => {
  try {
    if (choice === 'system') localStorage.removeItem(STORED_UNDER);
    else localStorage.setItem(STORED_UNDER, choice);
  } catch {
    // The choice holds for this sitting.
  }
};
