import { useEffect, useEffectEvent, useState } from 'react';

/** A pause in typing after which the list follows. */
const TYPING_PAUSE_MS = 250;

/** Props of a search field. */
export interface TypedSearch {
  readonly value: string;
  readonly onValueChange: (typed: string) => void;
  readonly onBlur: () => void;
}

/**
 * The text of a search field: it runs ahead of the address while someone types, and follows it when it changes by itself. Leaving the
 * field updates it at once, because a later update would undo a navigation that happened meanwhile.
 */
export const useTypedSearch = (search: string, onSearch: (search: string) => void): TypedSearch => {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    setTyped(search);
  }

  const tell = (text: string) => {
    setKnown(text);
    onSearch(text);
  };
  const tellAfterPause = useEffectEvent(tell);
  useEffect(() => {
    if (typed === known) return;
    const timer = window.setTimeout(() => tellAfterPause(typed), TYPING_PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [typed, known]);
  return { value: typed, onValueChange: setTyped, onBlur: () => typed !== known && tell(typed) };
};
