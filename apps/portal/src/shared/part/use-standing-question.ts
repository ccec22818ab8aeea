import { useState } from 'react';
import { useOfferAgain } from './use-offer-again';

/**
 * A question that the program asks, not a press: where its part does not arrive, it is left open and nothing is decided. The retry bar offers
 * to ask it again; the next subject asks it anyway.
 */
export const useStandingQuestion = (subject: unknown) => {
  const [unasked, setUnasked] = useState<unknown>();
  const isAsked = subject !== undefined && subject !== unasked;
  const offerAgain = useOfferAgain(isAsked);
  return {
    isAsked,
    onMissing: () => {
      setUnasked(subject);
      offerAgain(() => setUnasked(undefined));
    },
  };
};
