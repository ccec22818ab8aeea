import { type RefObject, useEffect } from 'react';

const INSET = '--toast-inset';

/** Keeps toasts above something that stands at the foot of the window, as long as it is in sight. */
export const useToastsClearOf = (foot: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = foot.current;
    if (element === null) return;
    const measure = () => {
      const { height, top } = element.getBoundingClientRect();
      if (height === 0) document.body.style.removeProperty(INSET);
      else document.body.style.setProperty(INSET, `${window.innerHeight - top}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      document.body.style.removeProperty(INSET);
    };
  }, [foot]);
};
