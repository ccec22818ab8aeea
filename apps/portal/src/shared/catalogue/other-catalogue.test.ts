import { expect, test } from 'vitest';
import { otherCatalogueOf } from './other-catalogue';

test.each([
  [{ roles: [2], catalogId: 16 }, 21],
  [{ roles: [6], catalogId: 21 }, 16],
  [{ roles: [9], catalogId: 16 }, 21],
  [{ roles: [4], catalogId: 16 }, undefined],
  [{ roles: [7], catalogId: 21 }, undefined],
] as const)('%j may change to %s', (account, expected) => {
  expect(otherCatalogueOf({ roles: [...account.roles], catalogId: account.catalogId })).toBe(expected);
});
