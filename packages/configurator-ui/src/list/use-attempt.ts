import type { Refusal } from '@candil/configurator';
import { useState } from 'react';
import { useChangeWords } from '../words/use-change-words';

export type Attempted = { readonly ok: true } | { readonly ok: false; readonly failure: Refusal };

/** Tries a change of a field and keeps the reason beside it until the next try. */
export const useAttempt = () => {
  const words = useChangeWords();
  const [error, setError] = useState<string>();
  const attempt = (verb: () => Attempted): boolean => {
    const done = verb();
    const said = done.ok ? undefined : words.failure(done.failure);
    setError(said && [said.title, said.text].filter(Boolean).join(' · '));
    return done.ok;
  };
  return { error, attempt, forget: () => setError(undefined) };
};
