import { observeElementOffset } from '@tanstack/react-virtual';

/** Follows the scrolling of an element at most once in an interval of so many ms, and where it comes to rest. */
export const throttledOffset =
  (intervalMs: number): typeof observeElementOffset =>
  (instance, tell) => {
    let newest = 0;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const forget = () => {
      clearTimeout(waiting);
      waiting = undefined;
    };
    const stop = observeElementOffset(instance, (offset, isScrolling) => {
      newest = offset;
      if (!isScrolling) {
        forget();
        tell(offset, false);
        return;
      }
      waiting ??= setTimeout(() => {
        waiting = undefined;
        tell(newest, true);
      }, intervalMs);
    });
    return () => {
      forget();
      stop?.();
    };
  };
