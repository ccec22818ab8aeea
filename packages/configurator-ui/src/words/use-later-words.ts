import { awaitPart } from '@candil/configurator';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { fetchAgain } from '../state/fetch-again';
import { missingParts } from '../state/missing-parts';
import type { ChangeWords, changeWordsOf } from './change-words';
import { useWordSources } from './use-word-sources';

type WordsOf = typeof changeWordsOf;

const arrived = createStore<{ readonly wordsOf: WordsOf | undefined }>(() => ({ wordsOf: undefined }));

const load = () => import('./change-words');

const words = awaitPart({
  fetch: () => fetchAgain(load, (parts) => parts.changeWordsOf),
  onArrival: (wordsOf) => arrived.setState({ wordsOf }),
  missing: missingParts,
});

/** Resolves when the words have arrived, were asked for in vain, or are late; then they are asked for again when something is drawn with them. */
export const wordsArrived = (): Promise<void> => {
  words.setWanted(true);
  return words.ask();
};

/** The words of a change for what is drawn at once: an empty room has nothing to be named, so they come after it. Undefined until then. */
export const useLaterWords = (): ChangeWords | undefined => {
  const sources = useWordSources();
  const wordsOf = useStore(arrived, (state) => state.wordsOf);
  useEffect(() => void wordsArrived(), []);
  return useMemo(() => wordsOf?.(sources), [wordsOf, sources]);
};
