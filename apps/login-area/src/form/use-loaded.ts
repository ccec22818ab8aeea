import { type ApiFailure, isApiFailure } from '@candil/api-client';
import { useEffect, useEffectEvent, useState } from 'react';

export type Loaded<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/**
 * Loads something and loads it anew when `key` changes; what is late or no longer wanted is dropped. `key` undefined loads nothing.
 */
export const useLoaded = <Value>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<Value>,
): { readonly state: Loaded<Value>; readonly again: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<{ key: string | undefined; state: Loaded<Value> }>({ key, state: { kind: 'loading' } });
  const start = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the same again
  useEffect(() => {
    if (key === undefined) return;
    const abort = new AbortController();
    const settle = (state: Loaded<Value>) => !abort.signal.aborted && setHeld({ key, state });
    start(abort.signal).then(
      (value) => settle({ kind: 'ready', value }),
      (thrown: unknown) => {
        if (isApiFailure(thrown)) settle({ kind: 'failed', failure: thrown });
        // An error that is no failure of a call is a programming mistake: the page shows it instead of loading for ever.
        else if (!abort.signal.aborted)
          setHeld(() => {
            throw thrown;
          });
      },
    );
    return () => abort.abort();
  }, [key, attempt]);
  return {
    state: held.key === key ? held.state : { kind: 'loading' },
    again: () => {
      setHeld({ key, state: { kind: 'loading' } });
      setAttempt((number) => number + 1);
    },
  };
};
