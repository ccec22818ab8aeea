import { expect, test } from 'vitest';
import { HeavyTurns } from './heavy-turns';

test('what is asked for at once runs one piece a turn, in order, and others come in between', async () => {
  const turns = new HeavyTurns();
  const told: string[] = [];
  const work = ['1', '2', '3'].map(async (name) => {
    await turns.next();
    told.push(name);
    // Whoever asks for little while this runs is next.
    setImmediate(() => told.push(`after ${name}`));
  });
  await Promise.all(work);
  await turns.next();
  expect(told).toEqual(['1', 'after 1', '2', 'after 2', '3', 'after 3']);
});
