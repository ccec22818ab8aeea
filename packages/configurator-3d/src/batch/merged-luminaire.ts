import type { LuminaireRecipe } from '@candil/catalogue/imagery';
import { BufferAttribute, BufferGeometry, Matrix3, Vector3, Vector4 } from 'three';
import { type LuminairePart, luminaireParts } from '../luminaire/luminaire-parts';
import { SKIN_NUMBERS } from './article-surface';

/** Returns the place of the lamp of a lit skin, in the luminaire's own metres, and its reach. */
const lampOf = ({ recipe, place }: LuminairePart): Vector4 => {
  if (recipe.shape === 'leaf') {
    const at = new Vector3(...recipe.lamp.at).applyMatrix4(place);
    return new Vector4(at.x, at.y, at.z, recipe.lamp.reachMetres);
  }
  if (recipe.shape !== 'shade') return new Vector4();
  const at = new Vector3(0, recipe.lamp.heightMetres, 0).applyMatrix4(place);
  return new Vector4(at.x, at.y, at.z, recipe.lamp.reachMetres);
};

/** All parts of a luminaire in one geometry, each corner with the number of its surface and its lamp. */
export const mergedLuminaire = (recipe: LuminaireRecipe, detail: number): BufferGeometry => {
  const parts = luminaireParts(recipe, detail);
  const corners = parts.reduce((sum, { geometry }) => sum + geometry.getAttribute('position').count, 0);
  const positions = new Float32Array(corners * 3);
  const normals = new Float32Array(corners * 3);
  const skins = new Float32Array(corners);
  const lamps = new Float32Array(corners * 4);
  const indices: number[] = [];
  const vector = new Vector3();
  let first = 0;
  for (const part of parts) {
    const { geometry, place, surface } = part;
    const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
    const turn = new Matrix3().getNormalMatrix(place);
    const lamp = lampOf(part);
    for (let i = 0; i < position.count; i++) {
      vector
        .fromBufferAttribute(position, i)
        .applyMatrix4(place)
        .toArray(positions, (first + i) * 3);
      vector
        .fromBufferAttribute(normal, i)
        .applyMatrix3(turn)
        .normalize()
        .toArray(normals, (first + i) * 3);
      lamp.toArray(lamps, (first + i) * 4);
    }
    skins.fill(SKIN_NUMBERS[surface], first, first + position.count);
    const order = geometry.getIndex()!;
    for (let i = 0; i < order.count; i++) indices.push(first + order.getX(i));
    first += position.count;
    geometry.dispose();
  }
  const merged = new BufferGeometry();
  merged.setAttribute('position', new BufferAttribute(positions, 3));
  merged.setAttribute('normal', new BufferAttribute(normals, 3));
  merged.setAttribute('skin', new BufferAttribute(skins, 1));
  merged.setAttribute('lampPlace', new BufferAttribute(lamps, 4));
  merged.setIndex(indices);
  return merged;
};
