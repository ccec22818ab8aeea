import type { Project, ProjectProduct } from '@candil/contract';
import { describe, expect, it } from 'vitest';
import { withChange } from './project-change';
import { changeBack } from './project-difference';

const product = (id: string, more: Partial<ProjectProduct> = {}): ProjectProduct =>
  ({
    _id: id,
    tag: id,
    room: '',
    note: '',
    quantity: 1,
    referenceCode: 'A',
    attributes: { pendantHeight: 200 },
    ...more,
  }) as ProjectProduct;
const project = (products: readonly ProjectProduct[], name = 'Bar'): Project => ({ name, products }) as unknown as Project;

describe('the way back from a change', () => {
  const before = project([product('a'), product('b', { quantity: 2, room: 'Hall' })]);

  it.each([
    ['a name', project(before.products, 'Cave'), { kind: 'rename', name: 'Bar' }],
    ['nothing', project(before.products), undefined],
    [
      'texts and a count',
      project([product('a', { quantity: 5, tag: 'X' }), product('b', { quantity: 2, room: 'Bar', note: 'dim' })]),
      {
        kind: 'step',
        edits: [
          { productId: 'a', quantity: 1, tag: 'a' },
          { productId: 'b', room: 'Hall', note: '' },
        ],
        remove: [],
        restore: [],
      },
    ],
    [
      'another luminaire, with the height it hung at',
      project([product('a', { referenceCode: 'B' }), before.products[1] as ProjectProduct]),
      { kind: 'step', edits: [{ productId: 'a', referenceCode: 'A', pendantHeight: 200 }], remove: [], restore: [] },
    ],
    [
      'a line more and one less',
      project([product('b', { quantity: 2, room: 'Hall' }), product('c')]),
      { kind: 'step', edits: [], remove: ['c'], restore: ['a'] },
    ],
  ])('undoes %s', (_what, after, expected) => expect(changeBack(before, after)).toEqual(expected));

  it('is reversible: applied backwards it yields the earlier version', () => {
    const after = project([product('a', { quantity: 9, note: 'spare' }), product('b', { quantity: 2, room: 'Bar' })]);
    const back = changeBack(before, after);
    expect(back && withChange(after, back)).toEqual(before);
  });
});
