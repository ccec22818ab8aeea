import { expect, test } from 'vitest';
import { Semaphore } from './semaphore';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('work beyond the limit waits in order, and the next starts when one ends, by failure too', async () => {
  const semaphore = new Semaphore(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = [1, 2, 3, 4].map((number) =>
    semaphore.run(() => {
      started.push(number);
      return new Promise<void>((resolve, reject) => ends.push(number === 1 ? () => reject(new Error('broken')) : resolve));
    }),
  );
  const outcomes = Promise.allSettled(work);
  await settled();
  expect(started).toEqual([1, 2]);
  ends[0]?.();
  await settled();
  expect(started).toEqual([1, 2, 3]);
  ends[1]?.();
  ends[2]?.();
  await settled();
  ends[3]?.();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});

test('is full while its queue is, and takes work again once something has ended', async () => {
  const semaphore = new Semaphore(1, 1);
  let end = () => {};
  const first = semaphore.run(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  expect(semaphore.isFull).toBe(false);
  const second = semaphore.run(async () => undefined);
  expect(semaphore.isFull).toBe(true);
  end();
  await Promise.all([first, second]);
  expect(semaphore.isFull).toBe(false);
});
