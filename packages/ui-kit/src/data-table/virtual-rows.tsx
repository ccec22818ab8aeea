// biome-ignore-all lint/a11y/useSemanticElements: `display: block` takes the role from the element; here it is given back
// biome-ignore-all lint/a11y/noRedundantRoles: the same
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useCallback, useImperativeHandle } from 'react';

/** Height of the names of the columns in px, which cover the rows that scroll under them. */
const HEAD_HEIGHT = 45;

/** Rows drawn beyond the edge on each side, so that a fast wheel meets no gap. */
const OVERSCAN = 6;

export interface RowsHandle {
  readonly scrollTo: (index: number) => void;
}

export interface DrawnRow {
  readonly index: number;
  readonly offset: number;
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
}

interface VirtualRowsProps {
  ref: RefObject<RowsHandle | null>;
  scroller: HTMLElement | null;
  count: number;
  rowHeight: number;
  /** Cards are as high as what they hold; rows have all one height. */
  measures: boolean;
  /** Row of the tab stop: drawn wherever the user scrolls, or the focus would be lost with it. */
  activeRow: number;
  keyOf: (index: number) => string;
  draw: (row: DrawnRow) => ReactNode;
}

/** The rows in sight of a scroll region, in their own component: scrolling draws nothing else. */
export const VirtualRows = ({ ref, scroller, count, rowHeight, measures, activeRow, keyOf, draw }: VirtualRowsProps) => {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      if (activeRow < 0 || activeRow >= count || shown.includes(activeRow)) return shown;
      return [...shown, activeRow].sort((one, other) => one - other);
    },
    [activeRow, count],
  );
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    rangeExtractor,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    initialRect: { width: 1024, height: 600 },
  });
  useImperativeHandle(ref, () => ({ scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }) }), [virtualizer]);
  return (
    <tbody role="rowgroup" className="relative block" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer
        .getVirtualItems()
        .map(({ index, start }) =>
          draw({ index, offset: start - HEAD_HEIGHT, measure: measures ? virtualizer.measureElement : undefined }),
        )}
    </tbody>
  );
};
