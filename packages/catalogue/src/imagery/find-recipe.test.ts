import { describe, expect, it } from 'vitest';
import { finishMaterial, luminaireRecipe } from './find-recipe';
import { FINISH_MATERIALS } from './finish-materials.data';
import { LUMINAIRE_RECIPES } from './recipes.data';

describe('luminaire recipes', () => {
  it('stand for the twelve models, each once', () => {
    expect(LUMINAIRE_RECIPES.map(({ model }) => model)).toEqual([
      '0820',
      '0825',
      '0162',
      '1160',
      '5520',
      '5525',
      '5660',
      '5662',
      '2350',
      '2351',
      '2355',
      '5770',
    ]);
  });

  it('are found by model, finishes by code', () => {
    expect(luminaireRecipe('5770')?.kind).toBe('ring');
    expect(finishMaterial('23')?.metalness).toBe(1);
    expect([luminaireRecipe('9999'), finishMaterial('99')]).toEqual([undefined, undefined]);
  });

  it('offer known finishes, none twice', () => {
    const known = new Set(FINISH_MATERIALS.map(({ code }) => code));
    for (const { finishes } of LUMINAIRE_RECIPES) {
      expect(finishes.filter((code) => !known.has(code))).toEqual([]);
      expect(new Set(finishes).size).toBe(finishes.length);
    }
  });

  it.each(LUMINAIRE_RECIPES.map((recipe) => [recipe.model, recipe] as const))(
    '%s: no point of its profile lies outside its measures',
    (_model, recipe) => {
      const points = [...(recipe.profile?.points ?? []), ...(recipe.cap?.kind === 'turned' ? recipe.cap.profile.points : [])];
      const outside = points.filter(
        ([radius, height]) => radius < 0 || radius > recipe.radiusMetres || height < 0 || height > recipe.heightMetres,
      );
      expect(outside).toEqual([]);
    },
  );

  it('keep the number of flutes a multiple of 4', () => {
    for (const { flutes } of LUMINAIRE_RECIPES) expect((flutes?.count ?? 0) % 4).toBe(0);
  });
});
