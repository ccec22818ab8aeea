import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '@candil/product';

/** Long enough to tell "late" from "never". */
const GIVEN_UP_MILLISECONDS = 10_000;

/** Milliseconds until the response of a call changes; infinite when it does not. */
export const untilChanged = async (ask: () => Promise<Answer>, isChanged: (answer: Answer) => boolean): Promise<number> => {
  const started = performance.now();
  while (!isChanged(await ask())) {
    if (performance.now() - started > GIVEN_UP_MILLISECONDS) return Number.POSITIVE_INFINITY;
    await pause(5);
  }
  return performance.now() - started;
};

/** The answer of a call that must succeed. */
export const answered = async (what: string, call: Promise<Answer>): Promise<Answer['body']> => {
  const { status, body } = await call;
  if (status >= 300) throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`);
  return body;
};
