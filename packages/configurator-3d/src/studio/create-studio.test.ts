import { finishMaterial, LUMINAIRE_RECIPES } from '@candil/catalogue/imagery';
import { Box3, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { buildLuminaire } from '../luminaire/build-luminaire';
import { createStudio } from './create-studio';
import { pictureSample } from './light-sample';
import { studioEnvironment } from './studio-environment';

const corners = (box: Box3): Vector3[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map(
    (i) => new Vector3(i & 1 ? box.max.x : box.min.x, i & 2 ? box.max.y : box.min.y, i & 4 ? box.max.z : box.min.z),
  );

describe('createStudio', () => {
  it.each(LUMINAIRE_RECIPES.map((recipe) => [recipe.model, recipe] as const))(
    'frames %s: inside the picture, in its upper part, cable out at the top',
    (_model, recipe) => {
      const luminaire = buildLuminaire(recipe, finishMaterial(recipe.finishes[0])!, { cableMetres: 3 });
      const studio = createStudio('day', recipe, luminaire);
      studio.frame(800, [0.5, 0.5]);
      studio.scene.updateMatrixWorld(true);
      studio.camera.updateMatrixWorld(true);
      const onPicture = (name: string): Vector3[] => {
        const box = new Box3().setFromObject(luminaire.getObjectByName(name)!, true);
        return corners(box).map((corner) => corner.project(studio.camera));
      };
      const body = onPicture('body');
      const [left, right] = [Math.min(...body.map((point) => point.x)), Math.max(...body.map((point) => point.x))];
      const [low, high] = [Math.min(...body.map((point) => point.y)), Math.max(...body.map((point) => point.y))];
      expect(left + right).toBeCloseTo(0, 1);
      expect(right).toBeLessThan(0.8);
      expect((low + high) / 2).toBeGreaterThan(0.05);
      expect([low > -0.65, high < 0.85]).toEqual([true, true]);
      expect(Math.max(...onPicture('cable').map((point) => point.y))).toBeGreaterThan(1);
    },
  );

  it('moves its lights with the sample, and always to the same place', () => {
    const recipe = LUMINAIRE_RECIPES[0]!;
    const studio = createStudio('night', recipe, buildLuminaire(recipe, finishMaterial('42')!));
    const lights = (): number[][] =>
      studio.scene.children.filter((node) => node.type === 'DirectionalLight').map((node) => node.position.toArray());
    studio.aim(pictureSample(0).light);
    const first = lights();
    studio.aim(pictureSample(1).light);
    expect(lights()).not.toEqual(first);
    studio.aim(pictureSample(0).light);
    expect(lights()).toEqual(first);
  });
});

describe('pictureSample', () => {
  it('spreads evenly over the pixel and the lights', () => {
    const samples = Array.from({ length: 64 }, (_, i) => pictureSample(i));
    for (const axis of [0, 1, 2, 3] as const) expect(samples.reduce((sum, { light }) => sum + light[axis], 0) / 64).toBeCloseTo(0.5, 1);
    for (const axis of [0, 1] as const) expect(samples.reduce((sum, { pixel }) => sum + pixel[axis], 0) / 64).toBeCloseTo(0.5, 1);
  });
});

describe('studioEnvironment', () => {
  it('holds the room and its softboxes, each facing the product', () => {
    const scene = studioEnvironment('day');
    expect(scene.children).toHaveLength(7);
    for (const card of scene.children.slice(1)) {
      const facing = card.getWorldDirection(new Vector3());
      expect(facing.dot(card.position.clone().normalize())).toBeCloseTo(-1, 6);
    }
  });
});
