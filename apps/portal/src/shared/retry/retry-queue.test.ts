import { expect, test, vi } from 'vitest';
import { createRetryQueue } from './retry-queue';

const idle = { kind: 'idle', waiting: [] };

test('failed actions wait, are repeated in order, and are removed', async () => {
  const queue = createRetryQueue();
  const order: string[] = [];
  queue.queue('rename', 'p1', async () => order.push('rename'));
  queue.queue('add', 'p1', async () => order.push('add'));
  expect(queue.store.getState().waiting.map(({ id, action }) => [id, action])).toEqual([
    [1, 'rename'],
    [2, 'add'],
  ]);
  await queue.retry();
  expect(order).toEqual(['rename', 'add']);
  expect(queue.store.getState()).toEqual(idle);
});

test('an action that fails again is offered again', async () => {
  const queue = createRetryQueue();
  const run = (): Promise<unknown> => {
    queue.queue('rename', 'p1', run);
    return Promise.reject(new Error('no answer'));
  };
  queue.queue('rename', 'p1', run);
  await queue.retry();
  expect(queue.store.getState()).toEqual({ kind: 'offering', waiting: [{ id: 2, action: 'rename', subject: 'p1', run }] });
});

test('while it repeats, a second press does nothing', async () => {
  const queue = createRetryQueue();
  const run = vi.fn(() => Promise.resolve());
  queue.queue('rename', 'p1', run);
  const first = queue.retry();
  expect(queue.store.getState().kind).toBe('retrying');
  await Promise.all([first, queue.retry()]);
  expect(run).toHaveBeenCalledTimes(1);
});

test('dismissing forgets everything', async () => {
  const queue = createRetryQueue();
  const run = vi.fn(() => Promise.resolve());
  queue.queue('rename', 'p1', run);
  queue.reset();
  await queue.retry();
  expect(queue.store.getState()).toEqual(idle);
  expect(run.mock.calls).toEqual([]);
});

test('a later attempt on the same subject takes the place of the one that waits', () => {
  const queue = createRetryQueue();
  const run = () => Promise.resolve();
  queue.queue('rename', 'p1', run);
  queue.queue('rename', 'p2', run);
  queue.queue('add', undefined, run);
  queue.queue('rename', 'p1', run);
  expect(queue.store.getState().waiting.map(({ id, action, subject }) => [id, action, subject])).toEqual([
    [2, 'rename', 'p2'],
    [3, 'add', undefined],
    [4, 'rename', 'p1'],
  ]);
});

test('an action that has succeeded since is no longer offered', () => {
  const queue = createRetryQueue();
  queue.queue('rename', 'p1', () => Promise.resolve());
  queue.supersede('rename', 'p2');
  expect(queue.store.getState().kind).toBe('offering');
  queue.supersede('rename', 'p1');
  expect(queue.store.getState()).toEqual(idle);
});
