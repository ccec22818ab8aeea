import { describe, expect, it } from 'vitest';
import { seedData } from '../seed/seed-data';
import { FINISHES, SECOND_FINISHES } from '../source/finishes.data';
import { FINISH_MATERIALS, SECOND_MATERIALS } from './finish-materials.data';
import { LUMINAIRE_RECIPES } from './recipes';

const models = new Map(seedData().models.map((model) => [model.model, model]));
/** Tolerance as a fraction of a measure; the maker rounds. */
const MOST_DIFFERENCE = 0.05;

describe('recipes and the catalogue', () => {
  it('know the same models', () => {
    expect(LUMINAIRE_RECIPES.map(({ model }) => model).toSorted()).toEqual([...models.keys()].toSorted());
  });

  it('agree on the measures', () => {
    const apart = LUMINAIRE_RECIPES.flatMap((recipe) => {
      const technical = models.get(recipe.model)?.technical;
      if (!technical) return [];
      return (['widthMetres', 'heightMetres', 'depthMetres'] as const)
        .filter((measure) => Math.abs(recipe[measure] - technical[measure]) > MOST_DIFFERENCE * technical[measure])
        .map((measure) => `${recipe.model} ${measure}: drawn ${recipe[measure]}, written ${technical[measure]}`);
    });
    expect(apart).toEqual([]);
  });

  it('give each model a distinct silhouette, regardless of size', () => {
    const shapes = LUMINAIRE_RECIPES.map(({ model, widthMetres, parts }) => {
      const shape = JSON.stringify(parts, (_key, value) => (typeof value === 'number' ? (value / widthMetres).toFixed(3) : value));
      return [model, shape] as const;
    });
    const shared = shapes.flatMap(([model, shape], i) =>
      shapes.slice(i + 1).flatMap(([other, like]) => (like === shape ? [`${model} and ${other}`] : [])),
    );
    expect(shared).toEqual([]);
  });

  it('agree on the finishes of each model', () => {
    const apart = LUMINAIRE_RECIPES.flatMap(({ model, finishes }) => {
      const offered = (models.get(model)?.variations ?? []).filter(({ type }) => type === 'color').map(({ modifier }) => modifier);
      return offered.filter((code) => !finishes.includes(code)).map((code) => `${model} in ${code}`);
    });
    expect([...new Set(apart)]).toEqual([]);
  });

  it('have a material for every finish', () => {
    const known = [...FINISH_MATERIALS, ...SECOND_MATERIALS].map(({ code }) => code);
    expect([...FINISHES, ...SECOND_FINISHES].map(({ code }) => code).filter((code) => !known.includes(code))).toEqual([]);
  });
});
