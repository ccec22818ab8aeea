import { useEffect, useMemo, useState } from 'react';
import { fetchAgain } from '../state/fetch-again';
import type { ChangeWords, changeWordsOf } from './change-words';
import { useWordSources } from './use-word-sources';

let arrived: typeof changeWordsOf | undefined;
let awaited: Promise<void> | undefined;

/** Resolves when the words have arrived, or were asked for in vain; then they are asked for again when something is drawn with them. */
export const wordsArrived = (): Promise<void> => {
  awaited ??= fetchAgain(() => import('./change-words')).then(
    (parts) => {
      arrived = parts.changeWordsOf;
    },
    () => {
      awaited = undefined;
    },
  );
  return awaited;
};

/** The words of a change for what is drawn at once: an empty room has nothing to be named, so they come after it. Undefined until then. */
export const useLaterWords = (): ChangeWords | undefined => {
  const sources = useWordSources();
  const [wordsOf, setWordsOf] = useState(() => arrived);
  useEffect(() => {
    let isGone = false;
    void wordsArrived().then(() => {
      if (!isGone) setWordsOf(() => arrived);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return useMemo(() => wordsOf?.(sources), [wordsOf, sources]);
};
