import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fail, ok } from '../result';
import {
  copyProject,
  discardFork,
  goneProject,
  importOutcome,
  newProductState,
  offeredProjectOperations,
  PRODUCT_TYPES,
  PROJECT_STATUS,
  type ProjectListEntry,
  type ProjectListEvent,
  parseProductType,
  parseSortOption,
  pathAfterDiscard,
  pathOfGoneProject,
  projectListAfter,
  projectOperations,
  projectPath,
  SORT_OPTIONS,
  type SortedItem,
  sortComparator,
  versionProject,
  versionStatusAfter,
} from '.';
import { DEFAULT_PRODUCT_QUANTITY } from './project.data';

const { DELETED, EDITION, ORDER } = PROJECT_STATUS;
const source = { id: 'p1', catalogId: 21, status: EDITION } as const;

describe('products of a project', () => {
  it('PJ8 has three types', () => {
    expect(['REGULAR', 'CREATION', 'COMPOSING_PENDANTS'].map(parseProductType)).toEqual(PRODUCT_TYPES.map(ok));
    expect(['TOOLKIT', '', 1].map(parseProductType)).toEqual(
      ['TOOLKIT', '', 1].map((type) => fail({ code: 'product.type-unknown', type })),
    );
  });

  it('PJ9 adds one piece by default, not yet validated', () => {
    expect([newProductState(), newProductState(null), newProductState(7), newProductState(0)]).toEqual(
      [1, 1, 7, 0].map((quantity) => ({ quantity, validation: { status: 0 } })),
    );
    expect(DEFAULT_PRODUCT_QUANTITY).toBe(newProductState().quantity);
  });
});

describe('copies', () => {
  it('PJ21 lead to a project with half a surrogate pair in its id', () => {
    expect(pathAfterDiscard('p\udc00')).toBe('/project/p%EF%BF%BD');
  });

  it('PJ10 starts a copy in EDITION in the catalogue of its source', () => {
    const copies = [
      copyProject('DUPLICATE', { ...source, status: ORDER }),
      copyProject('FORK', source),
      versionProject(source, { title: 'B' }),
    ];
    expect(copies.map((copy) => copy.ok && [copy.value.kind, copy.value.sourceId, copy.value.status, copy.value.catalogId])).toEqual([
      ['DUPLICATE', 'p1', EDITION, 21],
      ['FORK', 'p1', EDITION, 21],
      ['VERSION', 'p1', EDITION, 21],
    ]);
    expect([copyProject('FORK', { ...source, catalogId: 16 })]).toEqual([
      ok({ kind: 'FORK', sourceId: 'p1', status: EDITION, catalogId: 16, parentId: 'p1' }),
    ]);
  });

  it('PJ2 copies nothing of a deleted project', () => {
    const deleted = { ...source, status: DELETED };
    expect([copyProject('DUPLICATE', deleted), copyProject('FORK', deleted), versionProject(deleted, { title: '' })]).toEqual(
      ['DUPLICATE', 'FORK', 'VERSION'].map((operation) => fail({ code: 'project.operation-refused', operation, status: DELETED })),
    );
    expect(copyProject('FORK', { ...source, status: ORDER }).ok).toBe(true);
    expect(projectOperations(ORDER).includes('EDIT')).toBe(false);
  });

  it('PJ11 loads the list again with four after a duplicate', () => {
    expect([copyProject('DUPLICATE', source), copyProject('FORK', source)].map((copy) => copy.ok && copy.value.reloadItems)).toEqual([
      4,
      undefined,
    ]);
  });

  it('PJ12 titles a version and hands it to an e-mail', () => {
    expect([
      versionProject(source, { title: ' Option B ', email: ' eva@taller.es ' }),
      versionProject(source, { title: 'Option B' }),
      versionProject(source, { title: 'x'.repeat(31) }),
      versionProject(source, { title: 7 }),
      versionProject(source, { title: 'B', email: 'eva' }),
    ]).toEqual([
      ok({ kind: 'VERSION', sourceId: 'p1', status: EDITION, catalogId: 21, title: 'Option B', email: 'eva@taller.es' }),
      ok({ kind: 'VERSION', sourceId: 'p1', status: EDITION, catalogId: 21, title: 'Option B' }),
      fail({ code: 'text.too-long', max: 30 }),
      fail({ code: 'text.not-text' }),
      fail({ code: 'text.email', text: 'eva' }),
    ]);
  });

  it('PJ13 discards a fork and leads to its parent, home without one', () => {
    const fork = copyProject('FORK', source);
    expect(fork).toEqual(ok({ kind: 'FORK', sourceId: 'p1', status: EDITION, catalogId: 21, parentId: 'p1' }));
    const results = [{ parentId: 'p1' }, {}].map(discardFork);
    expect(results).toEqual([
      { status: DELETED, result: 'p1', gone: { status: 410, redirectTo: 'p1' } },
      { status: DELETED, result: undefined, gone: { status: 410 } },
    ]);
    expect([...results.map(({ result }) => result), null, '', 7].map(pathAfterDiscard)).toEqual(['/project/p1', '/', '/', '/', '/']);
  });

  it('PJ14 answers 410 for what is gone and leads on where it says', () => {
    expect([goneProject('p9'), goneProject(undefined)]).toEqual([{ status: 410, redirectTo: 'p9' }, { status: 410 }]);
    expect(
      [goneProject('p9'), goneProject(undefined), { redirectTo: 7 }, { redirectTo: '' }, null, 'p9', undefined].map(pathOfGoneProject),
    ).toEqual(['/project/p9', ...Array(6).fill(undefined)]);
  });

  it('PJ15 puts the id into a template', () => {
    expect([projectPath('p1'), projectPath('a/b?c $&'), projectPath('p1', '/project/:projectId/request-budget?of=:projectId')]).toEqual([
      '/project/p1',
      '/project/a%2Fb%3Fc%20%24%26',
      '/project/p1/request-budget?of=p1',
    ]);
  });

  it('PJ17 takes 404 and 400 for soft failures of an import', () => {
    expect([200, 299, 404, 400, 403, 500, 300].map(importOutcome)).toEqual([
      { kind: 'imported', importSuccess: true },
      { kind: 'imported', importSuccess: true },
      { kind: 'soft-failure', importSuccess: false },
      { kind: 'soft-failure', importSuccess: false },
      ...[403, 500, 300].map((status) => ({ kind: 'failure', status })),
    ]);
  });

  it('PJ20 hides the duplicate with its flag', () => {
    expect([false, true].map((hideDuplicateProject) => offeredProjectOperations(ORDER, { hideDuplicateProject }))).toEqual([
      ['DUPLICATE', 'VERSION', 'FORK', 'DOWNLOAD'],
      ['VERSION', 'FORK', 'DOWNLOAD'],
    ]);
  });
});

describe('lists of projects', () => {
  const listAfter = (...events: ProjectListEvent<string>[]) => events.reduce<readonly ProjectListEntry<string>[]>(projectListAfter, []);
  const shown = (list: readonly ProjectListEntry<string>[]) =>
    list.map((entry) => (entry.kind === 'project' ? entry.project : `…${entry.key}`));
  const loaded = { kind: 'loaded', projects: ['a', 'b'] } as const;

  it('PJ18 holds the places of what is on its way', () => {
    const making = { kind: 'making', key: 'v' } as const;
    expect([
      shown(listAfter({ kind: 'loading', keys: ['1', '2'] })),
      shown(listAfter({ kind: 'loading', keys: ['1', '2'] }, loaded)),
      shown(listAfter(loaded, { kind: 'loading', keys: ['3'] }, { kind: 'failed' })),
      shown(listAfter(loaded, making)),
      shown(listAfter(loaded, making, { kind: 'made', key: 'v', project: 'c' })),
      shown(listAfter(loaded, making, { kind: 'making', key: 'w' }, { kind: 'failed', key: 'v' })),
      shown(listAfter(making, { kind: 'loading', keys: ['v'] }, loaded, { kind: 'made', key: 'v', project: 'c' })),
      shown(listAfter(making, { kind: 'loading', keys: ['v', '2'] }, { kind: 'failed' })),
      shown(listAfter(making, { kind: 'loading', keys: ['v', '2'] }, { kind: 'failed', key: 'v' })),
    ]).toEqual([
      ['…1', '…2'],
      ['a', 'b'],
      ['a', 'b'],
      ['…v', 'a', 'b'],
      ['c', 'a', 'b'],
      ['…w', 'a', 'b'],
      ['c', 'a', 'b'],
      ['…v'],
      ['…v', '…2'],
    ]);
  });

  it('PJ19 follows a version from loading to success or failure', () => {
    const events = ['request', 'success', 'failure', 'reset'] as const;
    expect(
      (['idle', 'loading', 'success', 'failure'] as const).map((status) => events.map((event) => versionStatusAfter(status, event))),
    ).toEqual([
      ['loading', 'idle', 'idle', 'idle'],
      ['loading', 'success', 'failure', 'idle'],
      ['loading', 'success', 'success', 'idle'],
      ['loading', 'failure', 'failure', 'idle'],
    ]);
  });

  it('PJ16 sorts by time or name, and falls back to the most recent', () => {
    const item = (id: string, name: string, updatedAt: number | string): SortedItem => ({ id, name, updatedAt });
    const items = [item('3', 'b', 1), item('1', 'B', 2), item('2', 'a', 2), item('4', 'b', 3)];
    const byLetters = (a: string, b: string) => a.toLowerCase().charCodeAt(0) - b.toLowerCase().charCodeAt(0);
    expect(
      SORT_OPTIONS.map((option) =>
        [...items]
          .sort(sortComparator(option, byLetters))
          .map(({ id }) => id)
          .join(''),
      ),
    ).toEqual(['4123', '3124', '2413', '4132']);
    expect(['NAME_ASC', 'NAME', undefined, 7].map((value) => parseSortOption(value))).toEqual([
      'NAME_ASC',
      'UPDATED_RECENT',
      'UPDATED_RECENT',
      'UPDATED_RECENT',
    ]);
    expect(parseSortOption('NAME_ASC', ['UPDATED_RECENT', 'UPDATED_OLDER'])).toBe('UPDATED_RECENT');
    expect(sortComparator('UPDATED_OLDER', byLetters)(item('1', 'a', '2026-01-02'), item('1', 'a', '2026-01-02'))).toBe(0);
  });

  it('PJ16 puts any list into one order, however it came', () => {
    const any = fc.uniqueArray(fc.record({ id: fc.string(), name: fc.string({ maxLength: 2 }), updatedAt: fc.nat(3) }), {
      selector: ({ id }) => id,
    });
    const compare = (a: string, b: string) => a.length - b.length;
    fc.assert(
      fc.property(any, fc.constantFrom(...SORT_OPTIONS), (items, option) => {
        const sorted = [...items].sort(sortComparator(option, compare));
        expect([...items].reverse().sort(sortComparator(option, compare))).toEqual(sorted);
      }),
      {
        examples: [
          [
            [
              { id: 'b', name: '', updatedAt: 1 },
              { id: 'a', name: '', updatedAt: 1 },
            ],
            'UPDATED_RECENT',
          ],
        ],
      },
    );
  });
});
