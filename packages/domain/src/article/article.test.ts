import { describe, expect, it } from 'vitest';
import { fail, ok } from '../result';
import { modelOf, rowOf, text, variationOf, variationsFor } from '../testing/models';
import { day, failureOf, successOf, TODAY } from '../testing/results';
import { buildArticle, composeReference, findModel, initialSelection, variationsOf } from '.';

const full = { color: '10', temperature: '1', control: 'A', installation: '18' };

describe('building an article', () => {
  it('AT12 is personalised when everything that the model varies is chosen', () => {
    const article = successOf(buildArticle(modelOf(), full, TODAY));
    expect(article).toEqual({
      model: '0162',
      reference: '016210/1A_18',
      referenceBase: '016210',
      priceReference: '0162/1A',
      catalogId: 16,
      selection: full,
      chosen: [variationOf('color', '10'), variationOf('temperature', '1'), variationOf('control', 'A'), variationOf('installation', '18')],
      moq: 1,
      leadtimes: [[], [], [], [], []],
      availability: { since: undefined, until: undefined, expected: undefined },
      isPersonalized: 1,
    });
    const { installation, ...started } = full;
    const partial = successOf(buildArticle(modelOf(), started, TODAY));
    expect(partial.isPersonalized).toBe(0);
    expect(partial.reference).toBe('016210/1A');
  });

  it('AT6 names attribute, value and the values allowed', () => {
    const model = modelOf({ variations: [...modelOf().variations, variationOf('color', '42', { validUntil: '31/05/2026' })] });
    expect(
      [
        { ...full, color: '42' },
        { ...full, control: 'B' },
      ].map((selection) => buildArticle(model, selection, TODAY)),
    ).toEqual([
      fail({ code: 'article.attribute-unknown', attribute: 'color', value: '42', allowed: ['10', '24'] }),
      fail({ code: 'article.attribute-unknown', attribute: 'control', value: 'B', allowed: ['A', 'Z'] }),
    ]);
  });

  it('AT3 refuses a pendant height out of range', () => {
    const range = { min: 50, standard: 200, max: 250, delta: 1 };
    const model = modelOf({ variations: [...modelOf().variations, variationOf('pendantHeight', 'PH', { value: range })] });
    const heights = [250, 251].map((pendantHeightCm) => buildArticle(model, { ...full, pendantHeightCm }, TODAY));
    const refused = { code: 'article.attribute-unknown', attribute: 'pendantHeight' };
    expect(heights[0]?.ok).toBe(true);
    expect(heights[1]).toEqual(fail({ ...refused, value: '251', allowed: ['50–250'] }));
    expect(buildArticle(modelOf(), { ...full, pendantHeightCm: 200 }, TODAY)).toEqual(fail({ ...refused, value: '200', allowed: [] }));
  });

  it('AT14 asks for a colour', () => {
    const { color, ...colourless } = full;
    expect(buildArticle(modelOf(), colourless, TODAY)).toEqual(fail({ code: 'article.attribute-missing', attribute: 'color' }));
  });

  it('EX3 fails with the row that rejects and its reason', () => {
    const row = rowOf('10 1 * * *', 'Too warm');
    const model = modelOf({ exclusions: [row] });
    expect(buildArticle(model, full, TODAY)).toEqual(fail({ code: 'article.excluded', row, reason: text('Too warm') }));
    expect(buildArticle(model, { ...full, color: '24' }, TODAY).ok).toBe(true);
  });

  it('AT13 fails for a model that is not in the data', () => {
    expect([findModel([modelOf()], '0162'), findModel([modelOf()], '9999')]).toEqual([
      ok(modelOf()),
      fail({ code: 'article.model-unknown', model: '9999' }),
    ]);
  });

  it('AT11 takes the largest moq of base and chosen variations', () => {
    const variations = [
      ...variationsFor('color', ['10', '24'], { moq: 25 }),
      variationOf('color', '11', { moq: 2 }),
      variationOf('color', '03'),
    ];
    const model = modelOf({ moq: 5, variations });
    expect(['10', '11', '03'].map((color) => successOf(buildArticle(model, { color }, TODAY)).moq)).toEqual([25, 5, 5]);
  });

  it('AT15 is available as late as its latest part', () => {
    const late = variationOf('color', '10', { availability: { since: '01/07/2026', until: '01/07/2028' } });
    const model = modelOf({ availability: { since: '01/01/2020', until: '01/01/2030' }, variations: [late] });
    expect(successOf(buildArticle(model, { color: '10' }, TODAY)).availability).toEqual({
      since: day('01/07/2026'),
      until: day('01/07/2028'),
      expected: undefined,
    });
  });
});

describe('offered variations', () => {
  it('CD5 are returned for a valid day, whatever was requested before', () => {
    for (const none of [undefined, null, Number.NaN, new Date(0), '2026-06-01'])
      expect(() => variationsOf(modelOf(), 'color', none as never)).toThrow('is no day of the calendar');
  });

  it('AT5 offers a variation from its first to its last day', () => {
    const june = variationOf('color', '42', { validFrom: '01/06/2026', validUntil: '30/06/2026' });
    const model = modelOf({ variations: [june, variationOf('color', '10', { validFrom: '', validUntil: '' })] });
    const offered = ['31/05/2026', '01/06/2026', '30/06/2026', '01/07/2026'].map((date) =>
      variationsOf(model, 'color', day(date)).map(({ modifier }) => modifier),
    );
    expect(offered).toEqual([['10'], ['42', '10'], ['42', '10'], ['10']]);
  });

  it('AT10 starts a light with its default colour and what has no alternative', () => {
    const height = variationOf('pendantHeight', 'PH', { value: { min: 50, standard: 180, max: 250, delta: 1 } });
    const single = [variationOf('temperature', '1'), variationOf('control', 'A'), variationOf('installation', '18')];
    const colors = [variationOf('color', '24'), variationOf('color', '10', { bov: 'B' })];
    expect([modelOf(), modelOf({ variations: [...colors, ...single, height] })].map((model) => initialSelection(model, TODAY))).toEqual([
      { color: '10' },
      { color: '10', temperature: '1', control: 'A', installation: '18', pendantHeightCm: 180 },
    ]);
  });

  it('AT10 has no colour where none is offered', () => {
    const only = variationsFor('control', ['A']);
    expect(initialSelection(modelOf({ variations: only }), TODAY)).toEqual({ control: 'A' });
  });
});

describe('composing a reference', () => {
  it('RC20 names what is not chosen yet', () => {
    const selections = [{}, { color: '10' }, { color: '10', temperature: '1' }, { color: '10', temperature: '1', control: 'A' }];
    expect(selections.map((selection) => failureOf(composeReference(modelOf(), selection)))).toEqual([
      { code: 'reference.part-missing', part: 'color', reference: '0162' },
      { code: 'reference.part-missing', part: 'temperature', reference: '016210' },
      { code: 'reference.part-missing', part: 'control', reference: '016210' },
      { code: 'reference.part-missing', part: 'installation', reference: '016210/1A' },
    ]);
  });
});
