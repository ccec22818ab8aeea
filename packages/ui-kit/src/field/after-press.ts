/** Elements being pressed with pointer or finger: the effect is decided when they are released. */
let isPressed = false;
let isListening = false;

const listen = (): void => {
  if (isListening || typeof document === 'undefined') return;
  isListening = true;
  const release = () => {
    isPressed = false;
  };
  const press = () => {
    isPressed = true;
  };
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('pointerup', release, true);
  document.addEventListener('pointercancel', release, true);
};

/** To be called before anything can be pressed, such as when a field gets the focus. */
export const watchPresses = listen;

/**
 * Does it at once, or after the press under way: an error that appears below a field moves what is under it, and the button that was being
 * pressed would be somewhere else when it is let go.
 */
export const afterPress = (act: () => void): void => {
  if (!isPressed) {
    act();
    return;
  }
  const later = () => {
    document.removeEventListener('pointerup', later);
    document.removeEventListener('pointercancel', later);
    // The click comes right after the pointer has been let go.
    setTimeout(act);
  };
  document.addEventListener('pointerup', later);
  document.addEventListener('pointercancel', later);
};
