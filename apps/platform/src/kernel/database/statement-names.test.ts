import { expect, test } from 'vitest';
import { StatementNames } from './statement-names';

test('names a statement from the second time on, and always alike', () => {
  const names = new StatementNames();
  expect(['a', 'b', 'a', 'a', 'b'].map((text) => names.nameOf(text))).toEqual([undefined, undefined, 'candil_1', 'candil_1', 'candil_2']);
});

test('remembers a bounded number of texts', () => {
  const names = new StatementNames();
  for (let index = 0; index < 600; index += 1) names.nameOf(`select ${index}`);
  expect([names.nameOf('select 499'), names.nameOf('select 599')]).toEqual(['candil_1', undefined]);
});
