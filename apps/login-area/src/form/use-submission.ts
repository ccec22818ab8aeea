import { type ApiFailure, isApiFailure } from '@candil/api-client';
import { useRef, useState } from 'react';

export type Submission =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** Sends the values of a form, once for any number of presses; a failure is kept until the next attempt. */
export const useSubmission = (): {
  state: Submission;
  submit: (send: () => Promise<void>) => Promise<void>;
  forget: () => void;
} => {
  const [state, setState] = useState<Submission>({ kind: 'idle' });
  const running = useRef(false);
  const submit = async (send: () => Promise<void>): Promise<void> => {
    // A state would be read too late: two clicks may come before the next drawing.
    if (running.current) return;
    running.current = true;
    setState({ kind: 'running' });
    try {
      await send();
      setState({ kind: 'idle' });
    } catch (thrown) {
      if (!isApiFailure(thrown)) throw thrown;
      setState({ kind: 'failed', failure: thrown });
    } finally {
      running.current = false;
    }
  };
  return { state, submit, forget: () => setState({ kind: 'idle' }) };
};
