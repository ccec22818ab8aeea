import { expect, test, vi } from 'vitest';
import { answered, timedOut } from '../../testing/sample-failure';
import { createRetryQueue } from '../retry/retry-queue';
import { createFailureReporter } from './failure-reporter';

const action = { action: 'project-rename', subject: 'p1' };
const setUp = () => {
  const retries = createRetryQueue();
  const leaveTo = vi.fn();
  return { retries, leaveTo, reporter: createFailureReporter(retries, leaveTo) };
};
const again = () => Promise.resolve();

test('a refused write is shown with the name of its action', () => {
  const { reporter } = setUp();
  const failure = answered(422, 'order.no-lines');
  expect(reporter.report(failure, action, again)).toBe(true);
  expect(reporter.store.getState()).toEqual({ shown: { failure, action: 'project-rename' } });
  reporter.dismiss();
  expect(reporter.store.getState()).toEqual({ shown: undefined });
});

test('a write without an answer waits for a second try, and a refusal ends the waiting', () => {
  const { reporter, retries } = setUp();
  reporter.report(timedOut(), action, again);
  expect(retries.store.getState()).toEqual({ kind: 'offering', waiting: [{ id: 1, action: 'project-rename', subject: 'p1', run: again }] });
  reporter.report(answered(500, 'service.failure'), action, again);
  expect(retries.store.getState()).toEqual({ kind: 'idle', waiting: [] });
});

test('a forbidden project opens the forbidden page', () => {
  const { reporter, leaveTo } = setUp();
  reporter.report(answered(403, 'project.not-found'), { ...action, leaveWhenForbidden: true });
  expect(leaveTo.mock.calls).toEqual([['/error-403']]);
});

test('a mistake of the program is not explained as a failed call', () => {
  const { reporter } = setUp();
  expect(reporter.report(new TypeError('x is undefined'), action, again)).toBe(false);
  expect(reporter.store.getState()).toEqual({ shown: undefined });
});
