import { expect, test, vi } from 'vitest';
import { createRetryQueue } from './retry-queue';

const idle = { kind: 'idle', waiting: [] };

test('what failed waits, is repeated in order, and is gone', async () => {
  const queue = createRetryQueue();
  const order: string[] = [];
  queue.queue('rename', async () => order.push('rename'));
  queue.queue('add', async () => order.push('add'));
  expect(queue.store.getState().waiting.map(({ id, action }) => [id, action])).toEqual([
    [1, 'rename'],
    [2, 'add'],
  ]);
  await queue.retry();
  expect(order).toEqual(['rename', 'add']);
  expect(queue.store.getState()).toEqual(idle);
});

test('what fails again is offered again', async () => {
  const queue = createRetryQueue();
  const run = (): Promise<unknown> => {
    queue.queue('rename', run);
    return Promise.reject(new Error('no answer'));
  };
  queue.queue('rename', run);
  await queue.retry();
  expect(queue.store.getState()).toEqual({ kind: 'offering', waiting: [{ id: 2, action: 'rename', run }] });
});

test('while it repeats, a second press does nothing', async () => {
  const queue = createRetryQueue();
  const run = vi.fn(() => Promise.resolve());
  queue.queue('rename', run);
  const first = queue.retry();
  expect(queue.store.getState().kind).toBe('retrying');
  await Promise.all([first, queue.retry()]);
  expect(run).toHaveBeenCalledTimes(1);
});

test('dismissing forgets everything', async () => {
  const queue = createRetryQueue();
  const run = vi.fn(() => Promise.resolve());
  queue.queue('rename', run);
  queue.reset();
  await queue.retry();
  expect([queue.store.getState(), run.mock.calls]).toEqual([idle, []]);
});
