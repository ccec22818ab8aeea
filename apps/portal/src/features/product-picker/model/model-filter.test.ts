import type { ModelSummary } from '@candil/contract';
import { describe, expect, it } from 'vitest';
import { finishesOf, fitsFilter, isFiltering, readFilter, thresholds } from './model-filter';
import { collectionPath, configuratorPath } from './picker-paths';

const model = (code: string, more: Partial<ModelSummary>): ModelSummary => ({
  model: code,
  name: code,
  description: '',
  image: '',
  lumens: 500,
  watts: 6,
  ip: 'IP20',
  widthMetres: 0.2,
  heightMetres: 0.2,
  finishes: [],
  fromPrice: { currency: 'EUR', amount: 300 },
  discontinued: false,
  replacedBy: null,
  ...more,
});
const brass = { modifier: '23', description: 'Brass', hex: '#c39a5b' };
const black = { modifier: '11', description: 'Black', hex: '#1b1b1d' };
const models = [
  model('0820', { name: 'Alba 33', lumens: 920, watts: 9, finishes: [black, brass], fromPrice: { currency: 'EUR', amount: 404 } }),
  model('0825', { name: 'Álba 50', lumens: 1980, watts: 18, finishes: [black], fromPrice: null }),
  model('0162', { description: 'For counters', finishes: [black] }),
];
const found = (search: string) =>
  models.filter((each) => fitsFilter(each, readFilter(new URLSearchParams(search)))).map((each) => each.model);

describe('filter over models', () => {
  it.each([
    ['', ['0820', '0825', '0162']],
    ['q=alba', ['0820', '0825']],
    ['q= COUNTERS ', ['0162']],
    ['q=08', ['0820', '0825']],
    ['lm=920', ['0820', '0825']],
    ['w=9', ['0820', '0162']],
    ['price=404', ['0820', '0162']],
    ['finish=23', ['0820']],
    ['lm=920&w=9&finish=11', ['0820']],
    ['lm=x&w=-1', ['0820', '0825', '0162']],
  ])('"%s" finds %j', (search, codes) => {
    expect(found(search)).toEqual(codes);
  });

  it('knows whether it asks for anything', () => {
    expect(['', 'q=%20', 'w=9'].map((search) => isFiltering(readFilter(new URLSearchParams(search))))).toEqual([false, false, true]);
  });

  it('offers only numbers that divide the models', () => {
    expect([thresholds([9, 6, 18, 6], 'from'), thresholds([9, 6, 18, 6], 'upTo'), thresholds([6, 6], 'from')]).toEqual([
      [9, 18],
      [6, 9],
      [],
    ]);
  });

  it('offers each finish once, the most frequent first', () => {
    expect(finishesOf(models)).toEqual([black, brass]);
  });
});

describe('ways on from the picker', () => {
  const choice = { configuratorTypeId: 7, subFamilyId: 110, catalogId: 16, model: '0820' };

  it('lead to the configurator of the type, within a project or without', () => {
    expect([configuratorPath({ projectId: undefined }, choice), configuratorPath({ projectId: 'p1' }, choice)]).toEqual([
      '/new-product/RegularConfigurator?subFamily=110&catalog=16&model=0820',
      '/project/p1/add-product/RegularConfigurator?subFamily=110&catalog=16&model=0820',
    ]);
    expect([collectionPath({ projectId: undefined }, 110), collectionPath({ projectId: 'p1' }, 110)]).toEqual([
      '/create-project/select-collection/110',
      '/project/p1/add-product/select-collection/110',
    ]);
  });

  it('lead nowhere for a type without configurator', () => {
    expect(configuratorPath({ projectId: undefined }, { ...choice, configuratorTypeId: 99 })).toBeUndefined();
  });
});
