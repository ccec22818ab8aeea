const PREFIX = 'candil.compare/';

/** Notifies this tab, as `storage` notifies the others. */
const CHANGED = 'candil.compare';

export const readKept = (userId: string): string | null => {
  try {
    return window.localStorage.getItem(PREFIX + userId);
  } catch {
    return null;
  }
};

/** Keeps a text for a user on this device, null = nothing; a storage that is full or closed stays unchanged. */
export const writeKept = (userId: string, text: string | null): void => {
  try {
    if (text === null) window.localStorage.removeItem(PREFIX + userId);
    else window.localStorage.setItem(PREFIX + userId, text);
  } catch {
    // The screen goes on without it.
  }
  window.dispatchEvent(new Event(CHANGED));
};

export const subscribeKept = (listener: () => void): (() => void) => {
  window.addEventListener('storage', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(CHANGED, listener);
  };
};
