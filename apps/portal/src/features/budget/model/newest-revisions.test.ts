import { expect, it } from 'vitest';
import { newestRevisions } from './newest-revisions';

it('finds the newest revision of every number, in any order', () =>
  expect(
    newestRevisions([
      { id: 'a2', budgetNumber: 'B2026-00001-R2', revision: 2 },
      { id: 'b1', budgetNumber: 'B2026-00002', revision: 1 },
      { id: 'a10', budgetNumber: 'B2026-00001-R10', revision: 10 },
      { id: 'a1', budgetNumber: 'B2026-00001', revision: 1 },
    ]),
  ).toEqual(new Set(['a10', 'b1'])));
