import { clsx } from 'clsx';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button';
import { useControlled } from '../controlled/use-controlled';
import { ArrowRightIcon, CloseIcon, SearchIcon } from '../icon/icon';
import { useKitTexts } from '../kit-texts/kit-texts';
import { Modal } from '../modal/modal';
import { joinRefs } from '../roving/group-label';

export interface CommandEntry {
  readonly id: string;
  readonly label: ReactNode;
  /** In words; a heading stands over the first of each run of entries of one group. */
  readonly group?: string;
  /** Before the label: a picture, an icon. */
  readonly media?: ReactNode;
  /** At the end, gray; hidden where it is narrow. */
  readonly detail?: ReactNode;
}

export interface CommandPaletteProps<E extends CommandEntry>
  extends Omit<ComponentProps<'input'>, 'onSelect' | 'value' | 'defaultValue' | 'type'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Name of the dialog and of the list. */
  label: string;
  placeholder: string;
  /** Text typed into the palette. Undefined = the palette keeps it itself, from `defaultValue`. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** In the order shown. Without `onValueChange` the caller filters nothing, so give all. */
  entries: readonly E[];
  /** A press on an entry, or Enter. */
  onSelect: (entry: E) => void;
  /** Said to screen readers as the entries change: "3 results". */
  statusText: string;
  /** Instead of entries, where there are none; not while `loading`. */
  empty?: ReactNode;
  loading?: boolean;
}

/**
 * Search and go: one field, one list under it, all by the keyboard. The field keeps the focus and points at the marked entry: up, down, PageUp and
 * PageDown mark, Enter goes, Escape closes. `className` goes to the dialog; `ref` and all other attributes go to the field.
 * State: `aria-selected` and `data-marked` on the entries.
 */
export const CommandPalette = <E extends CommandEntry>({
  open,
  onOpenChange,
  label,
  placeholder,
  value,
  defaultValue = '',
  onValueChange,
  entries,
  onSelect,
  statusText,
  empty,
  loading = false,
  className,
  ref,
  onKeyDown,
  ...rest
}: CommandPaletteProps<E>) => {
  const texts = useKitTexts();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const markedLine = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useControlled(value, defaultValue, onValueChange);
  const [marked, setMarked] = useState(0);
  const current = Math.min(marked, entries.length - 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked line is another one when the index changes
  useEffect(() => {
    // Current Chromium answers with a promise, which must not become the clean-up of the effect.
    void markedLine.current?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      const next = current + step;
      const goesRound = Math.abs(step) === 1 ? (next + entries.length) % entries.length : Math.max(0, Math.min(entries.length - 1, next));
      setMarked(goesRound);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const entry = entries[current];
      if (entry) onSelect(entry);
    }
  };
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={label}
      hideTitle
      closeButton={false}
      flush
      className={clsx('max-w-[40rem]! self-start sm:mt-[12dvh] min-[576px]:max-h-[70dvh]!', className)}
    >
      <div className="sticky top-0 z-1 flex items-center gap-3 border-b border-hairline bg-raised ps-5 pe-3">
        <SearchIcon size={20} className="shrink-0 text-muted" />
        <input
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...rest}
          ref={joinRefs(input, ref)}
          type="search"
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={entries.length > 0 ? `${listId}-${current}` : undefined}
          aria-label={placeholder}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setMarked(0);
          }}
          onKeyDown={handleKey}
          className="h-15 min-w-0 grow border-0 bg-transparent text-lg text-text outline-none! [&::-webkit-search-cancel-button]:appearance-none"
        />
        <Button
          size="sm"
          aria-label={texts.close}
          onClick={() => onOpenChange(false)}
          className="text-xs! font-normal! text-muted! max-md:border-transparent!"
        >
          <CloseIcon size={20} className="md:hidden" />
          <span className="hidden md:block">Esc</span>
        </Button>
      </div>
      <p role="status" className="sr-only">
        {statusText}
      </p>
      {entries.length > 0 ? (
        <div id={listId} role="listbox" aria-label={label} aria-busy={loading} className="p-2">
          {entries.map((entry, index) => (
            <div key={entry.id} role="presentation">
              {entry.group !== undefined && entries[index - 1]?.group !== entry.group && (
                <div role="presentation" className="px-3 pt-3 pb-1.5 text-xs text-muted">
                  {entry.group}
                </div>
              )}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard acts on the search field, which keeps the focus */}
              <div
                ref={index === current ? markedLine : undefined}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === current}
                data-marked={index === current || undefined}
                onPointerMove={() => setMarked(index)}
                onClick={() => onSelect(entry)}
                className="flex min-h-12 cursor-pointer scroll-my-16 items-center gap-3 rounded-control px-3 py-1.5 data-marked:bg-sunken"
              >
                {entry.media}
                <span className="line-clamp-2 min-w-0 grow leading-snug">{entry.label}</span>
                {entry.detail && <span className="hidden shrink-0 text-sm text-muted sm:block">{entry.detail}</span>}
                <ArrowRightIcon size={16} className={clsx('rtl:-scale-x-100', index === current ? 'shrink-0 text-muted' : 'invisible')} />
              </div>
            </div>
          ))}
        </div>
      ) : (
        !loading && <div className="px-5 py-8 text-pretty text-muted">{empty}</div>
      )}
    </Modal>
  );
};
