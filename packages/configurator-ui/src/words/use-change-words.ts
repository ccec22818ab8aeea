import { useMemo } from 'react';
import { changeWordsOf } from './change-words';
import { useWordSources } from './use-word-sources';

/** Words for steps, refusals and the effects of a change. */
export const useChangeWords = () => {
  const sources = useWordSources();
  return useMemo(() => changeWordsOf(sources), [sources]);
};
