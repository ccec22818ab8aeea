import { useState } from 'react';
import { useOfferAgain } from './use-offer-again';

/**
 * A part that opens at a press; `asked` is what it was opened with. Where it does not arrive it is closed again, and the retry bar offers to
 * open it.
 */
export const useAskedPart = <Asked extends string | true = true>() => {
  const [asked, ask] = useState<Asked>();
  const offerAgain = useOfferAgain(asked !== undefined);
  return {
    asked,
    ask: (wanted: Asked) => ask(wanted),
    close: () => ask(undefined),
    onMissing: () => {
      ask(undefined);
      offerAgain(() => ask(asked));
    },
  };
};
