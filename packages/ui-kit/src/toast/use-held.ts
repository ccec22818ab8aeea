import { type FocusEvent, useEffect, useState } from 'react';

/** Returns whether toasts are hovered or focused, or the window is inactive; their time is paused meanwhile. */
export const useHeld = (hasToasts: boolean) => {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(false);
  useEffect(() => {
    const left = () => setAway(true);
    const back = () => setAway(false);
    window.addEventListener('blur', left);
    window.addEventListener('focus', back);
    return () => {
      window.removeEventListener('blur', left);
      window.removeEventListener('focus', back);
    };
  }, []);
  // The last toast may go away under the pointer, which then leaves nothing.
  useEffect(() => {
    if (!hasToasts) setPointed(false);
  }, [hasToasts]);
  const handlers = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent<HTMLElement>) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
  return { isHeld: pointed || focused || away, handlers };
};
