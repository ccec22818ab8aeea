import { type KeyboardEvent, useMemo, useState } from 'react';
import { useControlled } from '../controlled/use-controlled';
import { type AutocompleteOption, findOptions, foldOptions, nextOption } from './find-options';

interface AutocompleteState {
  options: readonly AutocompleteOption[];
  value: string | undefined;
  defaultValue: string;
  onValueChange: ((value: string) => void) | undefined;
  valueLabel: string | undefined;
  onQueryChange: ((query: string) => void) | undefined;
  filtered: boolean;
  open: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange: ((open: boolean) => void) | undefined;
}

const PAGE = 10;

/** Text, list and value of an autocomplete. The text is the user's until the field is left; then it is the chosen option's again. */
export const useAutocomplete = (given: AutocompleteState) => {
  const { options, filtered } = given;
  const [value, setValue] = useControlled(given.value, given.defaultValue, given.onValueChange);
  const [isOpen, setOpen] = useControlled(given.open, given.defaultOpen, given.onOpenChange);
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(-1);
  // Options found later may no longer hold the chosen one; its label must stay.
  const [kept, setKept] = useState<AutocompleteOption>();

  const chosen = options.find((option) => option.value === value) ?? (kept?.value === value ? kept : undefined);
  const chosenLabel = value === '' ? '' : (chosen?.label ?? given.valueLabel ?? '');
  const folded = useMemo(() => (filtered ? [] : foldOptions(options)), [options, filtered]);
  const found = useMemo(() => (filtered ? options : findOptions(folded, query ?? '')), [filtered, options, folded, query]);

  const show = (at: number) => {
    setActive(at);
    if (!isOpen) setOpen(true);
  };
  const close = () => {
    setActive(-1);
    if (isOpen) setOpen(false);
  };
  const ask = (text: string | undefined) => {
    setQuery(text);
    given.onQueryChange?.(text ?? '');
  };
  const choose = (option: AutocompleteOption) => {
    setKept(option);
    close();
    if (query !== undefined) ask(undefined);
    if (option.value !== value) setValue(option.value);
  };
  const type = (text: string) => {
    ask(text);
    show(-1);
  };
  /** The field is left, or Escape pressed: a text that was not chosen goes; an emptied field chooses nothing. */
  const settle = () => {
    close();
    if (query === undefined) return;
    if (query.trim() === '' && value !== '') setValue('');
    ask(undefined);
  };
  const clear = () => {
    close();
    ask(undefined);
    if (value !== '') setValue('');
  };

  const keyWhenOpen = (key: string): boolean => {
    const option = found[active];
    if (key === 'ArrowDown') setActive(nextOption(found, active, 1));
    else if (key === 'ArrowUp') setActive(nextOption(found, active, -1));
    else if (key === 'PageDown') setActive(nextOption(found, Math.min(active + PAGE, found.length - 1) + 1, -1));
    else if (key === 'PageUp') setActive(nextOption(found, Math.max(active - PAGE, 0) - 1, 1));
    else if (key === 'Enter' && option) choose(option);
    else return false;
    return true;
  };
  const keyWhenClosed = (key: string): boolean => {
    if (key === 'ArrowDown')
      show(Math.max(value === '' ? nextOption(found, -1, 1) : found.findIndex((option) => option.value === value), -1));
    else if (key === 'ArrowUp') show(nextOption(found, -1, -1));
    else if (key === 'Escape' && query !== undefined) settle();
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (isOpen ? keyWhenOpen(event.key) : keyWhenClosed(event.key)) event.preventDefault();
  };

  return { value, text: query ?? chosenLabel, found, isOpen, active, setActive, show, choose, type, settle, clear, onKeyDown };
};
