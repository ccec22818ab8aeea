import { PASTE_FILE_MAX_BYTES, PASTE_TEXT_MAX } from '@candil/contract';
import { expect, it } from 'vitest';
import { FILE_MAX_BYTES, TEXT_MAX } from './list-limits';

it('are those of the contract', () => {
  expect([TEXT_MAX, FILE_MAX_BYTES]).toEqual([PASTE_TEXT_MAX, PASTE_FILE_MAX_BYTES]);
});
