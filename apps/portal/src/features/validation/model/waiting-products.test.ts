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
const ON = { validateComposingPendants: true };
const idsOf = (...products: readonly ProjectProduct[]) => {
  const { toMend, toConfirm, done } = validationOf({ products: [...products] }, ON);
  return [toMend.map((each) => each.product._id), toConfirm.map((each) => each.product._id), done];
};

it('a line is validated while price and lead time are those of the validation', () => {
  expect(idsOf(product('a'), product('new', { validation: { status: 0 } }))).toEqual([[], ['new'], 1]);
});

it('a line waits again when price or weeks change or a fault appears', () => {
  const dearer = product('dearer', { prices: { unitGross: 420 } as ProjectProduct['prices'] });
  const later = product('later', { availability: { weeks: 5 } as ProjectProduct['availability'] });
  const gone = product('gone', { prices: null, issues: [{ code: 'line.discontinued', values: {} }] });
  expect(idsOf(dearer, later, gone)).toEqual([['gone'], ['dearer', 'later'], 0]);
  expect(validationOf({ products: [dearer] }, ON).toConfirm[0]).toMatchObject({ price: { stored: 400, now: 420 }, isChanged: true });
});

it('a missing value is not a change', () => {
  const { lastSaved: _, ...old } = product('old', { validation: { status: 0 } });
  expect(validationOf({ products: [old] }, ON).toConfirm[0]).toMatchObject({ price: { stored: undefined, now: 400 }, isChanged: false });
});

it('counts the lines validated at another price, and leaves out composing pendants while they are not validated', () => {
  const dearer = product('dearer', { prices: { unitGross: 420 } as ProjectProduct['prices'] });
  const hung = product('hung', { type: 'COMPOSING_PENDANTS', validation: { status: 0 } });
  const { outdated, total } = validationOf({ products: [dearer, hung] }, ON);
  const without = validationOf({ products: [dearer, hung] }, { validateComposingPendants: false });
  expect(outdated).toBe(1);
  expect(total).toBe(2);
  expect(without.total).toBe(1);
  expect(without.toConfirm.map((each) => each.product._id)).toEqual(['dearer']);
});
