import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows drawn beyond the edge on each side, so that a fast wheel meets no gap. */
const OVERSCAN = 5;

export interface RowWindow {
  /** The rows to draw: from `first` to before `end`. */
  readonly first: number;
  readonly end: number;
}

/** The rows of one height that are in sight of a region of `room` px scrolled to `scrollTop` px, and some around them. */
export const rowsInSight = (scrollTop: number, room: number, rowHeight: number, count: number): RowWindow => ({
  first: Math.max(0, Math.min(Math.floor(scrollTop / rowHeight), count) - OVERSCAN),
  end: Math.min(count, Math.ceil((scrollTop + room) / rowHeight) + OVERSCAN),
});

/** Returns the scroll position that brings a row into view by the shortest way; rows begin `padding` px below the top. */
export const scrollTopFor = (row: number, rowHeight: number, padding: number, scrollTop: number, room: number): number => {
  const top = row * rowHeight;
  const most = top + rowHeight + 2 * padding - room;
  return Math.max(Math.min(scrollTop, top), most);
};

/** Follows a scroll region of at most `room` px. The rows are drawn within the event, before the browser paints the new position. */
export const useRowWindow = (count: number, rowHeight: number, room: number) => {
  const [scrollTop, setScrollTop] = useState(0);
  const onScroll = useCallback(
    (event: { readonly currentTarget: HTMLElement }) => {
      const { scrollTop: now } = event.currentTarget;
      flushSync(() => setScrollTop(Math.max(0, Math.floor(now / rowHeight)) * rowHeight));
    },
    [rowHeight],
  );
  return { ...rowsInSight(scrollTop, room + rowHeight, rowHeight, count), onScroll };
};
