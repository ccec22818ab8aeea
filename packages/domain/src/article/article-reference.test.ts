import { describe, expect, it } from 'vitest';
import { parseReference } from '../reference-code';
import { fail, ok } from '../result';
import { modelOf, variationOf, variationsFor } from '../testing/models';
import { successOf, TODAY } from '../testing/results';
import { buildArticleFromReference, composeExtendedReference, composeReference, type ModelDefinition, selectionFromReference } from '.';
import { priceReference } from './compose-reference';

const full = { color: '10', temperature: '1', control: 'A', installation: '18' };
const lights = [...variationsFor('color', ['10', '24']), ...variationsFor('temperature', ['1', '6']), ...variationsFor('control', ['A'])];
const withInstallations = (...modifiers: string[]) => modelOf({ variations: [...lights, ...variationsFor('installation', modifiers)] });
const bare = modelOf({ variations: variationsFor('color', ['10']) });

describe('references of articles', () => {
  it('RC7 writes the installation only of a model with more than one, 00 never', () => {
    const references = [
      composeReference(modelOf(), full),
      composeReference(withInstallations('18'), full),
      composeReference(withInstallations('00', '18'), { ...full, installation: '00' }),
      composeReference({ ...modelOf(), catalogId: 21 }, full),
      composeReference(bare, { color: '10' }),
    ];
    expect(references).toEqual(['016210/1A_18', '016210/1A', '016210/1A', '0162-10/1A_18', '016210'].map(ok));
  });

  it('RC14 writes the temperature of a price reference only for a model with more than one', () => {
    const oneTemperature = modelOf({ variations: [variationOf('temperature', '1'), variationOf('control', 'A')] });
    expect([priceReference(modelOf(), full), priceReference(oneTemperature, full), priceReference(bare, { color: '10' })]).toEqual([
      '0162/1A',
      '0162/A',
      '0162',
    ]);
  });

  it('AT30 refuses the code of another model, and of the same model in the other catalogue', () => {
    const usa = modelOf({ catalogId: 21 });
    const built = (model: ModelDefinition, code: string) => buildArticleFromReference(model, successOf(parseReference(code)), TODAY);
    const other = (reference: string, catalogId: number) => fail({ code: 'article.other-model', reference, model: '0162', catalogId });
    expect([built(modelOf(), '9999 10/1A_18'), built(modelOf(), '0162-10/1A_18'), built(usa, '0162 10/1A_18')]).toEqual([
      other('999910/1A_18', 16),
      other('0162-10/1A_18', 16),
      other('016210/1A_18', 21),
    ]);
    expect([built(modelOf(), '0162 10/1A_18'), built(usa, '0162-10/1A_18')].map((one) => successOf(one).reference)).toEqual([
      '016210/1A_18',
      '0162-10/1A_18',
    ]);
  });

  it('RC13 chooses what a reference leaves unsaid', () => {
    const height = variationOf('pendantHeight', 'PH', { value: { min: 50, standard: 180, max: 250, delta: 1 } });
    const models = [
      withInstallations('18'),
      withInstallations('00', '18'),
      withInstallations('03', '18'),
      modelOf({ variations: [...lights, height] }),
    ];
    const articles = models.map((model) => successOf(buildArticleFromReference(model, successOf(parseReference('0162 24/1A')), TODAY)));
    const named = { color: '24', temperature: '1', control: 'A' };
    expect(articles.map(({ selection, isPersonalized }) => [selection, isPersonalized])).toEqual([
      [{ ...named, installation: '18' }, 1],
      [{ ...named, installation: '00' }, 1],
      [named, 0],
      [{ ...named, pendantHeightCm: 180 }, 1],
    ]);
  });

  it('RC21 carries the height in the extended form only where it differs from the standard and is allowed', () => {
    const height = variationOf('pendantHeight', 'PH', { value: { min: 50, standard: 180, max: 250, delta: 1 } });
    const hanging = modelOf({ variations: [...modelOf().variations, height] });
    const fixed = { ...height, value: { min: 50, standard: 180, max: 250, delta: 0 } };
    const heights = [undefined, 49, 50, 180, 235, 251];
    const written = heights.map((pendantHeightCm) =>
      composeExtendedReference(hanging, pendantHeightCm === undefined ? full : { ...full, pendantHeightCm }),
    );
    expect([
      ...written,
      composeExtendedReference(modelOf({ variations: [fixed] }), { ...full, pendantHeightCm: 200 }),
      composeExtendedReference({ ...modelOf(), catalogId: 21 }, { color: '10', control: 'A' }),
      composeExtendedReference(modelOf(), { control: 'A' }),
    ]).toEqual([
      ok('0162101A18000000'),
      ok('0162101A18000000'),
      ok('0162101A18LW0050'),
      ok('0162101A18000000'),
      ok('0162101A18LW0235'),
      ok('0162101A18000000'),
      ok('0162101A00000000'),
      ok('0162-10-0-A-00-000000'),
      fail({ code: 'reference.part-missing', part: 'color', reference: '0162' }),
    ]);
  });

  it('RC12 reads a temperature or control 0 as absent', () => {
    const selections = ['016210/0A', '016210/10', '016210_18'].map((code) => selectionFromReference(successOf(parseReference(code))));
    expect(selections).toEqual([
      { color: '10', control: 'A' },
      { color: '10', temperature: '1' },
      { color: '10', installation: '18' },
    ]);
  });
});
