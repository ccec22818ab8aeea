import { expect, it } from 'vitest';
import { createIntention } from './create-intention';

it('keeps the key of one intention and takes a new one for another', () => {
  let made = 0;
  const keyOf = createIntention(() => `key-${++made}`);
  expect([keyOf({ quantity: 6 }), keyOf({ quantity: 6 }), keyOf({ quantity: 7 }), keyOf({ quantity: 7 })]).toEqual([
    'key-1',
    'key-1',
    'key-2',
    'key-2',
  ]);
});
