import { expect, test } from 'vitest';
import { CooperativeScheduler, type InPieces, inTurns, withoutBreak } from './cooperative-scheduler';

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

test('work in pieces lets other work in between, or is done without a break, with one result', async () => {
  const ran: string[] = [];
  function* inner(): InPieces<number> {
    ran.push('1');
    setImmediate(() => ran.push('other'));
    yield;
    ran.push('2');
    return 20;
  }
  function* work(): InPieces<number> {
    const value = yield* inner();
    yield;
    return value + 1;
  }
  const inTurn = await inTurns(work());
  expect(ran).toEqual(['1', 'other', '2']);
  ran.length = 0;
  const atOnce = withoutBreak(work());
  expect(ran).toEqual(['1', '2']);
  expect([inTurn, atOnce]).toEqual([21, 21]);
});
