import { useEffect, useEffectEvent, useState } from 'react';

/** A pause in typing after which the list follows. */
const TYPING_PAUSE_MS = 250;

/** The text of a search field: it runs ahead of the address while someone types, and follows it when it changes by itself. */
export const useTypedSearch = (search: string, onSearch: (search: string) => void): readonly [string, (typed: string) => void] => {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    setTyped(search);
  }

  const tell = useEffectEvent((text: string) => {
    setKnown(text);
    onSearch(text);
  });
  useEffect(() => {
    if (typed === known) return;
    const timer = window.setTimeout(() => tell(typed), TYPING_PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [typed, known]);
  return [typed, setTyped];
};
