import { expect, test } from 'vitest';
import { CooperativeScheduler } from './cooperative-scheduler';

test('parallel jobs run one piece per iteration, in order, and let other work in between', async () => {
  const scheduler = new CooperativeScheduler();
  const ran: string[] = [];
  const work = ['1', '2', '3'].map(async (name) => {
    await scheduler.yield();
    ran.push(name);
    // A small request made meanwhile runs next.
    setImmediate(() => ran.push(`after ${name}`));
  });
  await Promise.all(work);
  await scheduler.yield();
  expect(ran).toEqual(['1', 'after 1', '2', 'after 2', '3', 'after 3']);
});
