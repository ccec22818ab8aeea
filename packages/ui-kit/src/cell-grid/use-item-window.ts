import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RowWindow, rowsInSight, scrollTopFor } from '../autocomplete/row-window';

/** Room of a region that is not measured yet, in px. */
const FIRST_ROOM = 600;
const roomOf = (element: HTMLElement) => element.clientHeight || FIRST_ROOM;

interface ItemWindowOptions {
  readonly scroller: HTMLElement | null;
  readonly count: number;
  readonly itemHeight: number;
  /** Height in px of the head that covers the upper edge. */
  readonly headHeight: number;
  /** Scrolling is followed at most once in so many ms; undefined = at every step, before the browser paints it. */
  readonly intervalMs: number | undefined;
}

interface ItemWindow extends RowWindow {
  /** Scrolls by the shortest way until an item is in sight. */
  readonly scrollTo: (item: number) => void;
}

/** Finds the items in view of a scroll region whose items all have one height. */
export const useItemWindow = ({ scroller, count, itemHeight, headHeight, intervalMs }: ItemWindowOptions): ItemWindow => {
  // The first item in sight, not every pixel: most steps of scrolling draw nothing.
  const [first, setFirst] = useState(0);
  const [room, setRoom] = useState(FIRST_ROOM);
  const follow = (element: HTMLElement) => setFirst(Math.max(0, Math.floor(element.scrollTop / itemHeight)));

  useLayoutEffect(() => {
    if (scroller === null) return;
    const measure = () => setRoom(roomOf(scroller));
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    measure();
    return () => observer.disconnect();
  }, [scroller]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `follow` depends on the height of an item alone
  useEffect(() => {
    if (scroller === null) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      if (intervalMs === undefined) return flushSync(() => follow(scroller));
      waiting ??= setTimeout(() => {
        waiting = undefined;
        follow(scroller);
      }, intervalMs);
    };
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(waiting);
      scroller.removeEventListener('scroll', onScroll);
    };
  }, [scroller, itemHeight, intervalMs]);

  return {
    ...rowsInSight(first * itemHeight, room + itemHeight, itemHeight, count),
    scrollTo: (item) => {
      if (scroller === null) return;
      scroller.scrollTop = scrollTopFor(item, itemHeight, 0, scroller.scrollTop, roomOf(scroller) - headHeight);
      follow(scroller);
    },
  };
};
