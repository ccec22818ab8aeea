import { useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { CheckIcon } from '../icon/icon';
import type { AutocompleteOption } from './find-options';

/** Longer lists draw only the rows in sight. */
const VIRTUAL_FROM = 100;
/** In rem, as the text is: rows grow with it. */
const ROW_HEIGHT = 2.5;
const TALL_ROW_HEIGHT = 3.625;

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

interface RowProps extends OptionListProps {
  index: number;
  style?: CSSProperties;
}

const Row = ({ listId, options, chosen, active, onActiveChange, onChoose, renderIcon, index, style }: RowProps) => {
  const option = options[index];
  if (!option) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard acts on the combobox, which points here by aria-activedescendant.
    <div
      id={`${listId}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={option.value === chosen}
      aria-disabled={option.disabled || undefined}
      aria-setsize={options.length}
      aria-posinset={index + 1}
      data-active={index === active || undefined}
      onPointerMove={() => !option.disabled && index !== active && onActiveChange(index)}
      onClick={() => !option.disabled && onChoose(option)}
      style={style}
      className="flex min-h-10 w-full cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-base data-active:bg-sunken aria-disabled:text-muted aria-disabled:line-through"
    >
      {renderIcon && <span className="flex shrink-0">{renderIcon(option)}</span>}
      <span className="min-w-0 grow">
        <span className="block truncate">{option.label}</span>
        {option.description && <span className="block truncate text-sm text-muted">{option.description}</span>}
      </span>
      <CheckIcon size={16} className={clsx(option.value !== chosen && 'invisible')} />
    </div>
  );
};

const listLook = 'max-h-[min(20rem,var(--radix-popover-content-available-height))] overflow-y-auto overscroll-contain p-1.5';

/** Rows in sight of a list of any length; the others are room. */
const VirtualList = (list: OptionListProps) => {
  const { listId, labelledBy, options } = list;
  const scroller = useRef<HTMLDivElement>(null);
  // Once a list: it is asked for every row.
  const [rem] = useState(pixelsPerRem);
  const isTall = options.some(({ description }) => description !== undefined);
  const rows = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isTall ? TALL_ROW_HEIGHT : ROW_HEIGHT) * rem,
    overscan: 6,
  });
  const inView = rowInView(list);
  useEffect(() => {
    if (inView >= 0) rows.scrollToIndex(inView);
  }, [inView, rows]);
  return (
    <div ref={scroller} id={listId} role="listbox" aria-labelledby={labelledBy} className={listLook}>
      <div role="presentation" className="relative w-full" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start, size }) => (
          <Row key={index} {...list} index={index} style={{ position: 'absolute', insetInlineStart: 0, top: start, height: size }} />
        ))}
      </div>
    </div>
  );
};

const PlainList = (list: OptionListProps) => {
  const { listId, labelledBy, options } = list;
  const inView = rowInView(list);
  useEffect(() => {
    if (inView >= 0) document.getElementById(`${listId}-${inView}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, inView]);
  return (
    <div id={listId} role="listbox" aria-labelledby={labelledBy} className={listLook}>
      {options.map((option, index) => (
        <Row key={option.value} {...list} index={index} />
      ))}
    </div>
  );
};

/** The options of an autocomplete; every row says its place among all, drawn or not. */
export const OptionList = (list: OptionListProps) =>
  list.options.length > VIRTUAL_FROM ? <VirtualList {...list} /> : <PlainList {...list} />;
