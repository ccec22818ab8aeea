import { FINISH_MATERIALS, finishMaterial, LUMINAIRE_RECIPES, luminaireRecipe } from '@candil/catalogue/imagery';
import { Box3, type Mesh, type MeshPhysicalMaterial, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { buildLuminaire } from './build-luminaire';

const recipe = luminaireRecipe('0820')!;
const sage = finishMaterial('42')!;

const materialNames = (root: ReturnType<typeof buildLuminaire>): Record<string, string> => {
  const names: Record<string, string> = {};
  root.traverse((node) => {
    if ('isMesh' in node) names[node.name] = ((node as Mesh).material as MeshPhysicalMaterial).name;
  });
  return names;
};

describe('buildLuminaire', () => {
  it('gives every part the surface it is made of', () => {
    expect(materialNames(buildLuminaire(recipe, sage))).toEqual({
      shade: 'finish-42',
      rim: 'finish-42',
      inside: 'inside',
      bulb: 'opal',
      cap: 'finish-42',
      gland: 'cable',
      cable: 'cable',
    });
  });

  it('hangs the cable from the entry to the given length', () => {
    const luminaire = buildLuminaire(recipe, sage, { cableMetres: 0.7 });
    const box = new Box3().setFromObject(luminaire.getObjectByName('cable')!);
    expect([box.min.y, box.max.y].map((y) => Number(y.toFixed(6)))).toEqual([recipe.heightMetres, recipe.heightMetres + 0.7]);
  });

  it('keeps the body within the measures of the recipe, cable apart', () => {
    const size = new Box3().setFromObject(buildLuminaire(recipe, sage).getObjectByName('body')!).getSize(new Vector3());
    expect(size.toArray().map((value) => Number(value.toFixed(3)))).toEqual([0.33, 0.25, 0.33]);
  });

  it('is dark at light level 0', () => {
    const bulb = buildLuminaire(recipe, sage, { lightLevel: 0 }).getObjectByName('bulb') as Mesh;
    expect((bulb.material as MeshPhysicalMaterial).emissiveIntensity).toBe(0);
  });

  it('lights every shade of a cluster by its own lamp, and paints all of them alike', () => {
    const cluster = buildLuminaire(luminaireRecipe('2590')!, sage);
    const insides = cluster.getObjectsByProperty('name', 'inside') as Mesh[];
    const shades = cluster.getObjectsByProperty('name', 'shade') as Mesh[];
    expect(insides).toHaveLength(3);
    expect(shades).toHaveLength(3);
    expect(new Set(shades.map(({ material }) => material)).size).toBe(1);
    expect(new Set(insides.map(({ matrix }) => matrix.elements[12])).size).toBe(3);
  });

  it('hangs a light of the belt system on a belt, and a model with its props beside the body', () => {
    const globe = buildLuminaire(luminaireRecipe('8110')!, sage);
    expect(globe.getObjectByName('suspension')?.getObjectByName('belt')).toBeDefined();
    expect(globe.getObjectByName('body')?.getObjectByName('belt')).toBeUndefined();
  });

  it.each(LUMINAIRE_RECIPES.map(({ model, finishes }) => [model, finishes] as const))(
    'model %s has a material for each of its finishes',
    (_model, finishes) => {
      const known = FINISH_MATERIALS.map(({ code }) => code);
      expect(finishes.filter((code) => !known.includes(code))).toEqual([]);
    },
  );
});
