import { describe, expect, it } from 'vitest';
import { finishMaterial, luminaireRecipe } from './find-recipe';
import { FINISH_MATERIALS } from './finish-materials.data';
import type { PartRecipe } from './part-recipe';
import { LUMINAIRE_RECIPES } from './recipes';

/** All parts, those of groups too. */
const flat = (parts: readonly PartRecipe[]): PartRecipe[] => parts.flatMap((part) => (part.shape === 'group' ? flat(part.parts) : [part]));

/** Shape of a recipe, whatever its name and the size of its picture. */
const silhouette = (parts: readonly PartRecipe[]): string => JSON.stringify(parts);

describe('luminaire recipes', () => {
  it('stand for 113 models, each once', () => {
    expect(LUMINAIRE_RECIPES).toHaveLength(113);
    expect(new Set(LUMINAIRE_RECIPES.map(({ model }) => model)).size).toBe(113);
  });

  it('are found by model, finishes by code', () => {
    expect(luminaireRecipe('5770')?.mount).toBe('hanging');
    expect(finishMaterial('23')?.metalness).toBe(1);
    expect(luminaireRecipe('9999')).toBeUndefined();
    expect(finishMaterial('99')).toBeUndefined();
  });

  it('share no silhouette', () => {
    const models = new Map<string, string[]>();
    for (const { model, parts } of LUMINAIRE_RECIPES) models.set(silhouette(parts), [...(models.get(silhouette(parts)) ?? []), model]);
    expect([...models.values()].filter((same) => same.length > 1)).toEqual([]);
  });

  it('offer known finishes, none twice', () => {
    const known = new Set(FINISH_MATERIALS.map(({ code }) => code));
    for (const { finishes } of LUMINAIRE_RECIPES) {
      expect(finishes.filter((code) => !known.has(code))).toEqual([]);
      expect(new Set(finishes).size).toBe(finishes.length);
    }
  });

  it.each(LUMINAIRE_RECIPES.map((recipe) => [recipe.model, recipe] as const))(
    '%s: no profile runs left of its axis',
    (_model, { parts }) => {
      const profiles = flat(parts).flatMap((part) => ('profile' in part ? [part.profile] : []));
      expect(profiles.flatMap(({ points }) => points).filter(([radius]) => radius < 0)).toEqual([]);
    },
  );

  it('keep the number of flutes a multiple of 4', () => {
    const counts = LUMINAIRE_RECIPES.flatMap(({ parts }) => flat(parts)).flatMap((part) =>
      'flutes' in part && part.flutes ? [part.flutes.count] : [],
    );
    expect(counts).toEqual([56]);
    for (const count of counts) expect(count % 4).toBe(0);
  });

  it('hold on to something: a cable, a belt, a prop, a ceiling, a wall or the ground', () => {
    const floating = LUMINAIRE_RECIPES.filter(({ mount, suspension, props }) => mount === 'hanging' && !suspension && !props?.length);
    expect(floating.map(({ model }) => model)).toEqual([]);
  });

  it('give a light wherever something shines', () => {
    const shining = LUMINAIRE_RECIPES.filter(({ parts }) =>
      flat(parts).some((part) => 'surface' in part && (part.surface === 'opal' || part.surface === 'lamp')),
    );
    expect(shining.filter(({ lights }) => lights.length === 0).map(({ model }) => model)).toEqual([]);
  });
});
