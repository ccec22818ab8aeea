import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorText } from '../error-text';
import { fail, ok } from '../result';
import { anySelection, excludingModel, modelExcluding } from '../testing/arbitraries';
import { modelOf, rowOf, variationOf, variationsFor } from '../testing/models';
import { day, failureOf, successOf, TODAY } from '../testing/results';
import { buildArticle, createArticleCollection, lightAttribute, sellableVariations, variationsForLight } from '.';

const modifiers = (variations: readonly { readonly modifier: string }[]) => variations.map(({ modifier }) => modifier).join(' ');
const collectionOf = (...models: Parameters<typeof createArticleCollection>[0]) => createArticleCollection(models, { cached: false });

describe('article collection', () => {
  it('AT24 gives the variations of a light by its model or reference', () => {
    const collection = collectionOf(modelOf(), modelOf({ model: '0820', variations: variationsFor('color', ['11']) }));
    const given = ['0162', '0820', '0820 11', '0162101A18000000'].map(
      (light) => successOf(variationsForLight(collection, light, TODAY)).color,
    );
    expect(given.map(modifiers)).toEqual(['10 24', '11', '11', '10 24']);
  });

  it('AT24 says in the words of the specification what it cannot give', () => {
    const unknown = variationsForLight(collectionOf(modelOf()), '0820', TODAY);
    const none = variationsForLight(undefined, '0820', TODAY);
    const odd = sellableVariations(collectionOf(modelOf()), 'lamp', TODAY, { avoidPAs: false });
    expect(unknown).toEqual(fail({ code: 'article.light-unknown', light: '0820' }));
    expect(none).toEqual(fail({ code: 'article.collection-undefined', light: '0820' }));
    expect(odd).toEqual(fail({ code: 'article.light-unknown', light: 'lamp' }));
    expect(sellableVariations(undefined, '0820', TODAY, { avoidPAs: false })).toEqual(
      fail({ code: 'article.collection-undefined', light: '0820' }),
    );
    expect([unknown, none].map((result) => errorText(failureOf(result)))).toEqual([
      "Cannot get Variations for light 0820, Article Collection doesn't contain this light",
      'Cannot get Variations for light 0820, undefined collection',
    ]);
  });

  it('AT25 accepts an attribute of a light only with a variation of the day', () => {
    const june = variationOf('color', '42', { validFrom: '01/06/2026', validUntil: '30/06/2026' });
    const collection = collectionOf(modelOf({ variations: [variationOf('color', '10'), june] }));
    const at = (date: string) => lightAttribute(collection, '0162', { type: 'color', modifier: '42' }, day(date));
    expect(at('30/06/2026')).toEqual(ok(june));
    expect(at('01/07/2026')).toEqual(fail({ code: 'article.attribute-unknown', attribute: 'color', value: '42', allowed: ['10'] }));
    expect(lightAttribute(collection, '0162', { type: 'control', modifier: '10' }, TODAY)).toEqual(
      fail({ code: 'article.attribute-unknown', attribute: 'control', value: '10', allowed: [] }),
    );
    expect(lightAttribute(collection, '9999', { type: 'color', modifier: '10' }, TODAY)).toEqual(
      fail({ code: 'article.light-unknown', light: '9999' }),
    );
    expect(lightAttribute(undefined, '0162', { type: 'color', modifier: '10' }, TODAY)).toEqual(
      fail({ code: 'article.collection-undefined', light: '0162' }),
    );
  });

  it('AT26 keeps articles with the flag on, and answers alike', () => {
    fc.assert(
      fc.property(excludingModel, fc.array(anySelection, { maxLength: 6 }), (model, selections) => {
        const cached = createArticleCollection([model], { cached: true });
        const anew = createArticleCollection([model], { cached: false });
        for (const selection of [...selections, ...selections, {}]) {
          const kept = cached.articleOf('0162', selection, TODAY);
          expect(kept).toEqual(buildArticle(model, selection, TODAY));
          expect(anew.articleOf('0162', selection, TODAY)).toEqual(kept);
          expect(cached.articleOf('0162', { ...selection }, TODAY)).toBe(kept);
        }
      }),
      { examples: [[modelExcluding(), [{ color: '10', temperature: '1' }, { color: '24' }]]] },
    );
    const dated = modelOf({ variations: [variationOf('color', '10', { validUntil: '01/06/2026' })] });
    const cached = createArticleCollection([dated], { cached: true });
    const answers = [TODAY, day('02/06/2026')].map((today) => cached.articleOf('0162', { color: '10' }, today).ok);
    expect([...answers, cached.articleOf('0820', { color: '10' }, TODAY)]).toEqual([
      true,
      false,
      fail({ code: 'article.model-unknown', model: '0820' }),
    ]);
  });

  it('AT26 starts its cache anew when it is full', () => {
    const cached = createArticleCollection([modelOf()], { cached: true });
    const first = cached.articleOf('0162', { color: '10' }, TODAY);
    for (let height = 1; height < 10_000; height += 1) cached.articleOf('0162', { color: '10', pendantHeightCm: height }, TODAY);
    const still = cached.articleOf('0162', { color: '10' }, TODAY);
    cached.articleOf('0162', { color: '24' }, TODAY);
    const anew = cached.articleOf('0162', { color: '10' }, TODAY);
    expect(still).toBe(first);
    expect(anew).not.toBe(first);
    expect(anew).toEqual(first);
  });
});

describe('sellable variations', () => {
  it('AT27 are offered, not ended and part of a valid combination', () => {
    const height = variationOf('pendantHeight', 'PH', { value: { min: 50, standard: 200, max: 250, delta: 1 } });
    const model = modelOf({
      variations: [
        ...variationsFor('color', ['10', '24', '42']),
        variationOf('color', '11', { availability: { until: '31/05/2026' } }),
        variationOf('color', '12', { availability: { since: '01/01/2027', until: '01/06/2026' } }),
        variationOf('color', '13', { validUntil: '31/05/2026' }),
        ...variationsFor('control', ['A', 'Z']),
        height,
      ],
      exclusions: [rowOf('24 * A * *'), rowOf('24 * Z * *'), rowOf('42 * A * *')],
    });
    expect(modifiers(successOf(sellableVariations(collectionOf(model), '0162', TODAY, { avoidPAs: false })))).toBe('10 42 12 A Z PH');
  });

  it('AT27 are a deprecated method where finished articles are avoided', () => {
    const refused = sellableVariations(collectionOf(modelOf()), '0162', TODAY, { avoidPAs: true });
    expect(refused).toEqual(fail({ code: 'article.method-deprecated', method: 'sellableVariations' }));
    expect(errorText(failureOf(refused))).toBe('Deprecated method: sellableVariations');
  });
});
