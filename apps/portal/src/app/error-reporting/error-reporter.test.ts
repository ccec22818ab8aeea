import { expect, test, vi } from 'vitest';
import { createErrorReporter, REPORTS_PER_MINUTE, SAME_WITHIN_MILLISECONDS } from './error-reporter';

const place = { route: '/', release: '1', origin: 'https://portal.example' };
const setUp = (send = vi.fn(() => Promise.resolve())) => {
  let time = 0;
  const report = createErrorReporter(send, () => time);
  return { report, send, pass: (milliseconds: number) => (time += milliseconds) };
};

test('the same error is reported once in five minutes', () => {
  const { report, send, pass } = setUp();
  const error = new Error('broken');
  report(error, place);
  pass(SAME_WITHIN_MILLISECONDS - 1);
  report(error, place);
  expect(send).toHaveBeenCalledTimes(1);
  pass(1);
  report(error, place);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a storm of errors is reported by a few of them, and again a minute later', () => {
  const { report, send, pass } = setUp();
  for (let each = 0; each < 50; each += 1) report(new Error(`broken ${each}`), place);
  expect(send).toHaveBeenCalledTimes(REPORTS_PER_MINUTE);
  pass(60_000);
  report(new Error('broken 51'), place);
  expect(send).toHaveBeenCalledTimes(REPORTS_PER_MINUTE + 1);
});

test('a report that cannot be sent is no error', async () => {
  const { report, send } = setUp(vi.fn(() => Promise.reject(new Error('offline'))));
  report(new Error('broken'), place);
  await Promise.resolve();
  expect(send).toHaveBeenCalledTimes(1);
});
