import type { LiveState } from '@candil/configurator';
import { writeText } from '@candil/configurator-3d/drawing';
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
    writeText(part.current, wordsOf(value));
  }, followed);
  return <span ref={part} />;
};
