import { expect, test } from 'vitest';
import { offeredModes } from './offered-modes';

test.each([
  ['a distributor', [3], undefined, []],
  ['an importer', [8], undefined, []],
  ['sales', [4], undefined, ['IMPORTER']],
  ['sales of the USA', [7], undefined, ['IMPORTER']],
  ['an administrator', [9], 'IMPORTER', ['IMPORTER']],
  ['an administrator who asks by address', [9], 'ASSIGNED', ['IMPORTER', 'ASSIGNED']],
  ['a distributor who asks by address', [3], 'THIRDPARTY', ['THIRDPARTY']],
] as const)('%s is offered the modes that may hold something', (_who, roles, asked, expected) => {
  expect(offeredModes({ roles: [...roles] }, asked)).toEqual(expected);
});
