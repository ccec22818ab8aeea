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
  /** Distance to the first row in px, where the row stands apart from those in sight. */
  readonly offset: number | undefined;
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
}

interface VirtualRowsProps {
  ref: RefObject<RowsHandle | null>;
  scroller: HTMLElement | null;
  count: number;
  rowHeight: number;
  /** Cards are as high as their content; rows have all one height. */
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
  const items = virtualizer.getVirtualItems();
  const isApart = (at: number) => {
    const index = items[at]?.index ?? -1;
    return index === activeRow && items.length > 1 && items[at - 1]?.index !== index - 1 && items[at + 1]?.index !== index + 1;
  };
  const first = items.find((_, at) => !isApart(at))?.start ?? HEAD_HEIGHT;
  // The visible rows are in normal flow, moved down together: a position for each row would give every row and cell its own style.
  return (
    <tbody
      role="rowgroup"
      className="relative block contain-layout"
      style={{ height: virtualizer.getTotalSize(), paddingTop: first - HEAD_HEIGHT }}
    >
      {items.map(({ index, start }, at) =>
        draw({ index, offset: isApart(at) ? start - HEAD_HEIGHT : undefined, measure: measures ? virtualizer.measureElement : undefined }),
      )}
    </tbody>
  );
};
