import { type KeyboardEvent, useRef, useState } from 'react';

export interface DropdownOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

const TYPEAHEAD_MS = 600;

/** First option at or after `start` (wrapping) that begins with the typed text. */
export const findByTypeahead = (options: readonly DropdownOption[], typed: string, start: number): number => {
  const wanted = typed.toLocaleLowerCase();
  const order = options.map((_, index) => (start + index) % options.length);
  return order.find((index) => !options[index]?.disabled && options[index]?.label.toLocaleLowerCase().startsWith(wanted)) ?? -1;
};

/** Next option that can be chosen in that direction; stays when there is none. */
export const nextEnabled = (options: readonly DropdownOption[], from: number, direction: 1 | -1): number => {
  for (let index = from + direction; index >= 0 && index < options.length; index += direction) if (!options[index]?.disabled) return index;
  return from;
};

interface ListboxOptions {
  options: readonly DropdownOption[];
  selected: number;
  open: boolean;
  setOpen: (open: boolean) => void;
  select: (index: number) => void;
}

/** Keyboard of the select-only combobox (ARIA pattern): focus stays on the button, the active option is pointed at. */
export const useListbox = ({ options, selected, open, setOpen, select }: ListboxOptions) => {
  const [moved, setActive] = useState(-1);
  const typed = useRef({ text: '', at: 0 });

  const openAt = (index: number) => {
    setActive(index);
    setOpen(true);
  };
  const start = selected >= 0 ? selected : nextEnabled(options, -1, 1);
  const last = nextEnabled(options, options.length, -1);
  // Opened by the caller, nothing has moved yet: the keys begin where they begin for everyone.
  const active = open && moved < 0 ? start : moved;

  const typeahead = (event: KeyboardEvent) => {
    const text = event.timeStamp - typed.current.at < TYPEAHEAD_MS ? typed.current.text + event.key : event.key;
    typed.current = { text, at: event.timeStamp };
    const from = text.length === 1 ? Math.max(active, selected, -1) + 1 : Math.max(active, 0);
    const found = findByTypeahead(options, text, from);
    if (found >= 0) openAt(found);
  };

  const keyWhenClosed = (event: KeyboardEvent): boolean => {
    if (['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) openAt(start);
    else if (event.key === 'Home') openAt(nextEnabled(options, -1, 1));
    else if (event.key === 'End') openAt(last);
    else return false;
    return true;
  };

  const keyWhenOpen = (event: KeyboardEvent): boolean => {
    if (event.key === 'ArrowDown') setActive(nextEnabled(options, active, 1));
    else if (event.key === 'ArrowUp') setActive(nextEnabled(options, active, -1));
    else if (event.key === 'Home' || event.key === 'PageUp') setActive(nextEnabled(options, -1, 1));
    else if (event.key === 'End' || event.key === 'PageDown') setActive(last);
    else if (event.key === 'Enter' || (event.key === ' ' && event.timeStamp - typed.current.at > TYPEAHEAD_MS)) select(active);
    else if (event.key === 'Tab') {
      select(active);
      return false;
    } else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const handled = open ? keyWhenOpen(event) : keyWhenClosed(event);
    if (handled) event.preventDefault();
    else if (event.key.length === 1) typeahead(event);
  };

  return { active, setActive, openAt, start, onKeyDown };
};
