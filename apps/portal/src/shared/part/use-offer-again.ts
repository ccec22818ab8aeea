import { useEffect, useId } from 'react';
import { useEntrance } from '../entrance';

/** Offers in the retry bar to ask again for a part that did not arrive, until it is asked for otherwise or its place is gone. */
export const useOfferAgain = (isAsked: boolean): ((askAgain: () => void) => void) => {
  const { retries } = useEntrance();
  const place = useId();
  useEffect(() => {
    if (isAsked) retries.supersede('part', place);
  }, [isAsked, retries, place]);
  useEffect(() => () => retries.supersede('part', place), [retries, place]);
  return (askAgain) => retries.queue('part', place, async () => askAgain());
};
