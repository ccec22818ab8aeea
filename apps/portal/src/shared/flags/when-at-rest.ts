/** Delay after the first view, or until the first interaction. */
const REST_MILLISECONDS = 4_000;
const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Does something once: when someone first touches the page, or when it has been left alone for a while. Never beside the first view. */
export const whenAtRest = (work: () => void): void => {
  const begin = () => {
    window.clearTimeout(timer);
    for (const touch of TOUCHES) window.removeEventListener(touch, begin, { capture: true });
    work();
  };
  const timer = window.setTimeout(begin, REST_MILLISECONDS);
  for (const touch of TOUCHES) window.addEventListener(touch, begin, { capture: true });
};
