import type { ProjectProduct } from '@candil/contract';
import { expect, it } from 'vitest';
import { validationOf } from './waiting-products';

const product = (_id: string, more: Partial<ProjectProduct> = {}): ProjectProduct =>
  ({
    _id,
    issues: [],
    validation: { status: 1 },
    prices: { unitGross: 400 },
    availability: { weeks: 3 },
    lastSaved: { on: '20/11/2026', unitGross: 400, weeks: 3 },
    ...more,
  }) as ProjectProduct;
const idsOf = (...products: readonly ProjectProduct[]) => {
  const { toMend, toConfirm, done } = validationOf({ products: [...products] });
  return [toMend.map((each) => each.product._id), toConfirm.map((each) => each.product._id), done];
};

it('counts as validated what costs and takes as much as then', () => {
  expect(idsOf(product('a'), product('new', { validation: { status: 0 } }))).toEqual([[], ['new'], 1]);
});

it('waits again once price or weeks are others, or something stands against it', () => {
  const dearer = product('dearer', { prices: { unitGross: 420 } as ProjectProduct['prices'] });
  const later = product('later', { availability: { weeks: 5 } as ProjectProduct['availability'] });
  const gone = product('gone', { prices: null, issues: [{ code: 'line.discontinued', values: {} }] });
  expect(idsOf(dearer, later, gone)).toEqual([['gone'], ['dearer', 'later'], 0]);
  expect(validationOf({ products: [dearer] }).toConfirm[0]).toMatchObject({ price: { stored: 400, now: 420 }, isChanged: true });
});

it('takes what was never told for no change', () => {
  const { lastSaved: _, ...old } = product('old', { validation: { status: 0 } });
  expect(validationOf({ products: [old] }).toConfirm[0]).toMatchObject({ price: { stored: undefined, now: 400 }, isChanged: false });
});
