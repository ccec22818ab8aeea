import type { LiveState } from '@candil/configurator';
import { useRef } from 'react';
import { type Followed, useEachStep } from './use-each-step';

interface LiveTextProps<Value> extends Followed {
  readonly valueOf: (live: LiveState) => Value;
  /** The value in words, which are asked for when it changes. */
  readonly wordsOf: (value: Value) => string;
}

/** Words that follow a gesture: a step writes them, and renders nothing. */
export const LiveText = <Value,>({ valueOf, wordsOf, ...followed }: LiveTextProps<Value>) => {
  const part = useRef<HTMLSpanElement>(null);
  const written = useRef<{ readonly value: Value; readonly wordsOf: (value: Value) => string }>(undefined);
  useEachStep((live) => {
    const value = valueOf(live);
    if (part.current === null || (written.current?.value === value && written.current.wordsOf === wordsOf)) return;
    written.current = { value, wordsOf };
    part.current.textContent = wordsOf(value);
  }, followed);
  return <span ref={part} />;
};
