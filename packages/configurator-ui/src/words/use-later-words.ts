import { noteArrived, noteMissing } from '@candil/configurator';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { fetchAgain } from '../state/fetch-again';
import { missingParts } from '../state/missing-parts';
import type { ChangeWords, changeWordsOf } from './change-words';
import { useWordSources } from './use-word-sources';

type WordsOf = typeof changeWordsOf;

const arrived = createStore<{ readonly wordsOf: WordsOf | undefined }>(() => ({ wordsOf: undefined }));
let awaited: Promise<void> | undefined;

const load = () => import('./change-words');

const fetchWords = async () => {
  try {
    arrived.setState({ wordsOf: await fetchAgain(load, (parts) => parts.changeWordsOf) });
    noteArrived(missingParts, wordsArrived);
  } catch (cause) {
    awaited = undefined;
    noteMissing(missingParts, { cause, again: wordsArrived });
  }
};

/** Resolves when the words have arrived, or were asked for in vain; then they are asked for again when something is drawn with them. */
export const wordsArrived = (): Promise<void> => {
  awaited ??= fetchWords();
  return awaited;
};

/** The words of a change for what is drawn at once: an empty room has nothing to be named, so they come after it. Undefined until then. */
export const useLaterWords = (): ChangeWords | undefined => {
  const sources = useWordSources();
  const wordsOf = useStore(arrived, (state) => state.wordsOf);
  useEffect(() => void wordsArrived(), []);
  return useMemo(() => wordsOf?.(sources), [wordsOf, sources]);
};
