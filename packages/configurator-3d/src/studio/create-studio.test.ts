import { finishMaterial, LUMINAIRE_RECIPES, luminaireRecipe } from '@candil/catalogue/imagery';
import { Box3, type Mesh, type Object3D, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { buildLuminaire } from '../luminaire/build-luminaire';
import { createStudio } from './create-studio';
import { pictureSample } from './light-sample';
import { studioEnvironment } from './studio-environment';

/** Corners looked at: one in so many is enough to see an edge. */
const EVERY = 7;

describe('createStudio', () => {
  it.each(LUMINAIRE_RECIPES.map((recipe) => [recipe.model, recipe] as const))('frames %s inside the picture', (_model, recipe) => {
    const luminaire = buildLuminaire(recipe, finishMaterial(recipe.finishes[0])!, { cableMetres: 3 });
    const studio = createStudio('day', recipe, luminaire);
    studio.frame(800, [0.5, 0.5]);
    studio.scene.updateMatrixWorld(true);
    studio.camera.updateMatrixWorld(true);
    const onPicture = (node: Object3D): Vector3[] => {
      const points: Vector3[] = [];
      node.traverse((part) => {
        if (!('isMesh' in part)) return;
        const mesh = part as Mesh;
        const position = mesh.geometry.getAttribute('position');
        for (let i = 0; i < position.count; i += EVERY) {
          points.push(new Vector3().fromBufferAttribute(position, i).applyMatrix4(mesh.matrixWorld).project(studio.camera));
        }
      });
      return points;
    };
    const body = onPicture(luminaire.getObjectByName('body')!);
    const bounds = new Box3().setFromPoints(body);
    const { x: left, y: low } = bounds.min;
    const { x: right, y: high } = bounds.max;
    expect(Math.abs(left + right)).toBeLessThan(0.35);
    expect(left).toBeGreaterThan(-0.97);
    expect(right).toBeLessThan(0.97);
    expect(low).toBeGreaterThan(-0.97);
    expect(high).toBeLessThan(0.97);
    expect(Math.max(right - left, high - low)).toBeGreaterThan(0.3);
    const cable = luminaire.getObjectByName('cable');
    if (cable) expect(new Box3().setFromPoints(onPicture(cable)).max.y).toBeGreaterThan(1);
  });

  it.each([
    ['hanging', '0820', 'cyclorama'],
    ['ceiling', '5730', 'ceiling'],
    ['wall', '4120', 'wall'],
    ['standing', '6310', 'cyclorama'],
  ] as const)('gives a luminaire that is %s what it needs behind it', (_mount, model, sheet) => {
    const recipe = luminaireRecipe(model)!;
    const { scene } = createStudio('day', recipe, buildLuminaire(recipe, finishMaterial('11')!));
    expect(scene.getObjectByName(sheet)).toBeDefined();
  });

  it('stands a table luminaire on its sheet and hangs a ceiling luminaire under its ceiling', () => {
    const level = (model: string, name: string, side: 'min' | 'max'): number => {
      const recipe = luminaireRecipe(model)!;
      const luminaire = buildLuminaire(recipe, finishMaterial('11')!);
      const { scene } = createStudio('day', recipe, luminaire);
      scene.updateMatrixWorld(true);
      const sheet = new Box3().setFromObject(scene.getObjectByName(name)!);
      const body = new Box3().setFromObject(luminaire.getObjectByName('body')!);
      return sheet[side].y - body[side].y;
    };
    expect(Math.abs(level('6310', 'cyclorama', 'min'))).toBeLessThan(0.002);
    expect(Math.abs(level('5730', 'ceiling', 'max'))).toBeLessThan(0.002);
  });

  it.each(['5772', '5776'])('puts the haze of the ring %s behind all of it', (model) => {
    const recipe = luminaireRecipe(model)!;
    const luminaire = buildLuminaire(recipe, finishMaterial('11')!);
    const { scene } = createStudio('day', recipe, luminaire);
    scene.updateMatrixWorld(true);
    const haze = new Box3().setFromObject(scene.getObjectByName('glow')!);
    expect(haze.max.z).toBeLessThan(new Box3().setFromObject(luminaire).min.z);
  });

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
