import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import type { AutocompleteOption } from './find-options';
import { OptionRow } from './option-row';
import { scrollTopFor, useRowWindow } from './row-window';

/** Longer lists draw only the rows in sight. */
const VIRTUAL_FROM = 100;
/** In rem, as the text is: rows grow with it. The same stand in the looks of list and row. */
const ROW_HEIGHT = 2.5;
const TALL_ROW_HEIGHT = 3.625;
const LIST_HEIGHT = 20;
const LIST_PADDING = 0.375;

interface OptionListProps {
  listId: string;
  labelledBy: string;
  options: readonly AutocompleteOption[];
  /** Value of the chosen option. */
  chosen: string;
  active: number;
  onActiveChange: (index: number) => void;
  onChoose: (option: AutocompleteOption) => void;
  renderIcon: ((option: AutocompleteOption) => ReactNode) | undefined;
}

const pixelsPerRem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** The row to be seen: the active one, before any key the chosen one. */
const rowInView = ({ options, active, chosen }: OptionListProps): number =>
  active >= 0 ? active : options.findIndex((option) => option.value === chosen);

const listLook = 'max-h-[min(20rem,var(--radix-popper-available-height))] overflow-y-auto overscroll-contain p-1.5';

interface RowsProps {
  list: OptionListProps;
  first: number;
  end: number;
  height?: 'low' | 'tall';
}

const Rows = ({ list: { listId, options, chosen, active, renderIcon }, first, end, height }: RowsProps) =>
  options
    .slice(first, end)
    .map((option, at) => (
      <OptionRow
        key={option.value}
        option={option}
        id={`${listId}-${first + at}`}
        index={first + at}
        count={options.length}
        isChosen={option.value === chosen}
        isActive={first + at === active}
        height={height}
        renderIcon={renderIcon}
      />
    ));

/** Event handlers of the list for all its rows: the pointer over a row makes it active, a press chooses it. */
const pointing = ({ options, active, onActiveChange, onChoose }: OptionListProps) => {
  const pointed = (event: SyntheticEvent) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="option"]') : null;
    const index = Number(row?.dataset.index ?? -1);
    const option = options[index];
    return option && !option.disabled ? { index, option } : undefined;
  };
  return {
    onPointerMove: (event: SyntheticEvent) => {
      const at = pointed(event);
      if (at && at.index !== active) onActiveChange(at.index);
    },
    onClick: (event: SyntheticEvent) => {
      const at = pointed(event);
      if (at) onChoose(at.option);
    },
  };
};

/** Rows in sight of a list of any length; the others are room. */
const VirtualList = (list: OptionListProps) => {
  const { listId, labelledBy, options } = list;
  const scroller = useRef<HTMLDivElement>(null);
  // Once a list: it is asked for every row.
  const [rem] = useState(pixelsPerRem);
  const isTall = options.some(({ description }) => description !== undefined);
  const rowHeight = (isTall ? TALL_ROW_HEIGHT : ROW_HEIGHT) * rem;
  const { first, end, onScroll } = useRowWindow(options.length, rowHeight, LIST_HEIGHT * rem);
  const inView = rowInView(list);
  useLayoutEffect(() => {
    const region = scroller.current;
    if (!region || inView < 0) return;
    region.scrollTop = scrollTopFor(inView, rowHeight, LIST_PADDING * rem, region.scrollTop, region.clientHeight);
  }, [inView, rowHeight, rem]);
  return (
    <div
      ref={scroller}
      id={listId}
      role="listbox"
      aria-labelledby={labelledBy}
      className={listLook}
      onScroll={onScroll}
      {...pointing(list)}
    >
      <div
        role="presentation"
        className="w-full contain-layout"
        style={{ height: options.length * rowHeight, paddingTop: first * rowHeight }}
      >
        <Rows list={list} first={first} end={end} height={isTall ? 'tall' : 'low'} />
      </div>
    </div>
  );
};

const PlainList = (list: OptionListProps) => {
  const { listId, labelledBy, options } = list;
  const inView = rowInView(list);
  useLayoutEffect(() => {
    if (inView >= 0) document.getElementById(`${listId}-${inView}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, inView]);
  return (
    <div id={listId} role="listbox" aria-labelledby={labelledBy} className={listLook} {...pointing(list)}>
      <Rows list={list} first={0} end={options.length} />
    </div>
  );
};

/** The options of an autocomplete; every row says its place among all, drawn or not. */
export const OptionList = (list: OptionListProps) =>
  list.options.length > VIRTUAL_FROM ? <VirtualList {...list} /> : <PlainList {...list} />;
