import { finishMaterial, type LuminaireRecipe, luminaireRecipe } from '@candil/catalogue/imagery';
import { describe, expect, it } from 'vitest';
import { pictureFingerprints, shapeFingerprint } from './picture-fingerprint';

const recipe = luminaireRecipe('9012') as LuminaireRecipe;
const black = finishMaterial('11');
const brass = finishMaterial('23');
if (!black || !brass) throw new Error('The finishes of the test exist');
const fingerprint = pictureFingerprints('code', { quality: 96 });
const drop = fingerprint(recipe, black, 'day');

describe('the fingerprint of a picture', () => {
  it.each([
    ['only the list of offered finishes changes', { ...recipe, finishes: ['11'] }],
    ['a part is only called otherwise', { ...recipe, parts: recipe.parts.map((part) => ({ ...part, name: 'other' })) }],
    ['parts are gathered in a group', { ...recipe, parts: [{ name: 'group', shape: 'group', parts: recipe.parts }] }],
  ] satisfies [string, LuminaireRecipe][])('stays when %s', (_what, same) => {
    expect(fingerprint(same, black, 'day')).toBe(drop);
  });

  it.each([
    ['finish', fingerprint(recipe, brass, 'day')],
    ['mood', fingerprint(recipe, black, 'night')],
    ['code', pictureFingerprints('other', { quality: 96 })(recipe, black, 'day')],
    ['settings', pictureFingerprints('code', { quality: 80 })(recipe, black, 'day')],
    ['place of a part', fingerprint({ ...recipe, parts: recipe.parts.map((part) => ({ ...part, at: [0, 0.01, 0] })) }, black, 'day')],
    ['view', fingerprint({ ...recipe, view: { ...recipe.view, frameMetres: 0.5 } }, black, 'day')],
    ['light', fingerprint({ ...recipe, lights: [] }, black, 'day')],
    ['mount', fingerprint({ ...recipe, mount: 'standing' }, black, 'day')],
  ])('changes with the %s', (_what, other) => {
    expect(other).not.toBe(drop);
  });
});

describe('the fingerprint of a line drawing', () => {
  it('changes with the shape and its measures, not with the light', () => {
    const drawn = shapeFingerprint('code', recipe);
    expect(shapeFingerprint('code', { ...recipe, lights: [] })).toBe(drawn);
    expect(shapeFingerprint('code', { ...recipe, widthMetres: 0.13 })).not.toBe(drawn);
    expect(shapeFingerprint('code', { ...recipe, parts: recipe.parts.slice(1) })).not.toBe(drawn);
  });
});
