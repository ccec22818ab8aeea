import type { LiveState } from '@candil/configurator';
import { useRef } from 'react';
import { type Followed, useEachStep } from './use-each-step';

interface LiveTextProps<Value> extends Followed {
  readonly select: (live: LiveState) => Value;
  /** The value in words, which are asked for when it changes. */
  readonly wordsOf: (value: Value) => string;
}

/** Words that follow a gesture: a step writes them, and renders nothing. */
export const LiveText = <Value,>({ select, wordsOf, ...followed }: LiveTextProps<Value>) => {
  const part = useRef<HTMLSpanElement>(null);
  const written = useRef<{ readonly value: Value; readonly wordsOf: (value: Value) => string }>(undefined);
  useEachStep((live) => {
    const value = select(live);
    const { current: last } = written;
    if (part.current === null || (last !== undefined && last.value === value && last.wordsOf === wordsOf)) return;
    written.current = { value, wordsOf };
    // The text that is there takes other words, which costs less than another text.
    (part.current.firstChild ?? part.current).textContent = wordsOf(value);
  }, followed);
  return <span ref={part} />;
};
