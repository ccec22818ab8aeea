import { LUMINAIRE_RECIPES } from '@candil/catalogue/imagery';
import { Box3, type BufferGeometry, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { type LuminairePart, luminaireParts } from './luminaire-parts';

const MICROMETRES_PER_METRE = 1e6;
/** More than any solid has corners. */
const STRIDE = 2 ** 20;

/** Corners that lie at one place get one number. */
const numbered = (geometries: readonly BufferGeometry[]): number[][] => {
  const places = new Map<string, number>();
  return geometries.map((geometry) => {
    const position = geometry.getAttribute('position');
    return Array.from({ length: position.count }, (_, i) => {
      const place = [position.getX(i), position.getY(i), position.getZ(i)]
        .map((value) => Math.round(value * MICROMETRES_PER_METRE))
        .join(' ');
      const known = places.get(place) ?? places.size;
      places.set(place, known);
      return known;
    });
  });
};

const indexOf = (geometry: BufferGeometry): ArrayLike<number> => {
  const index = geometry.getIndex();
  if (!index) throw new Error('A part is indexed');
  return index.array;
};

/** Edges that are not passed as often one way as the other; a closed solid has none. */
const openEdges = (parts: readonly LuminairePart[]): number => {
  const corners = numbered(parts.map(({ geometry }) => geometry));
  const passes = new Map<number, number>();
  parts.forEach(({ geometry }, part) => {
    const index = indexOf(geometry);
    for (let i = 0; i < index.length; i++) {
      const from = corners[part]![index[i]!]!;
      const to = corners[part]![index[i % 3 === 2 ? i - 2 : i + 1]!]!;
      if (from === to) continue;
      const key = Math.min(from, to) * STRIDE + Math.max(from, to);
      passes.set(key, (passes.get(key) ?? 0) + Math.sign(to - from));
    }
  });
  return [...passes.values()].filter((sum) => sum !== 0).length;
};

const corner = (geometry: BufferGeometry, at: number, into: Vector3): Vector3 =>
  into.fromBufferAttribute(geometry.getAttribute('position'), at);

const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()];

const volume = (parts: readonly LuminairePart[]): number => {
  let sum = 0;
  for (const { geometry } of parts) {
    const index = indexOf(geometry);
    for (let i = 0; i < index.length; i += 3) {
      corner(geometry, index[i]!, a);
      sum += a.dot(corner(geometry, index[i + 1]!, b).cross(corner(geometry, index[i + 2]!, c))) / 6;
    }
  }
  return sum;
};

const solidsOf = (parts: readonly LuminairePart[]): Map<string, LuminairePart[]> => {
  const solids = new Map<string, LuminairePart[]>();
  for (const part of parts) solids.set(part.solid, [...(solids.get(part.solid) ?? []), part]);
  return solids;
};

/** Triangles whose shading looks the other way. */
const turnedInside = ({ geometry }: LuminairePart): number => {
  const index = indexOf(geometry);
  const normals = geometry.getAttribute('normal');
  const shading = new Vector3();
  let against = 0;
  for (let i = 0; i < index.length; i += 3) {
    corner(geometry, index[i]!, a);
    const face = corner(geometry, index[i + 1]!, b)
      .sub(a)
      .cross(corner(geometry, index[i + 2]!, c).sub(a))
      .normalize();
    shading.fromBufferAttribute(normals, index[i]!);
    if (face.length() > 0.5 && face.dot(shading) < -0.01) against++;
  }
  return against;
};

const unevenNormals = ({ geometry }: LuminairePart): number => {
  const normals = geometry.getAttribute('normal');
  const normal = new Vector3();
  let uneven = 0;
  for (let i = 0; i < normals.count; i++) if (Math.abs(normal.fromBufferAttribute(normals, i).length() - 1) > 1e-4) uneven++;
  return uneven;
};

/** A leaf or a tilted can is measured to a twentieth, everything else is closer. */
const allowed = (metres: number): number => Math.max(0.002, metres * 0.05);

describe.each(LUMINAIRE_RECIPES.map((recipe) => [recipe.model, recipe] as const))('luminaire %s', (_model, recipe) => {
  const parts = luminaireParts(recipe);

  it('is as wide, deep and high as its recipe, with its lowest point at 0', () => {
    const box = new Box3();
    for (const { geometry, place } of parts) {
      const placed = geometry.clone().applyMatrix4(place);
      placed.computeBoundingBox();
      box.union(placed.boundingBox!);
      placed.dispose();
    }
    const size = box.getSize(new Vector3());
    const wrong = (
      [
        ['width', size.x, recipe.widthMetres],
        ['height', size.y, recipe.heightMetres],
        ['depth', size.z, recipe.depthMetres],
      ] as const
    ).filter(([, found, wanted]) => Math.abs(found - wanted) > allowed(wanted));
    expect(wrong).toEqual([]);
    expect(Math.abs(box.min.y)).toBeLessThan(0.006);
    if (recipe.mount === 'wall') expect(Math.abs(box.min.z)).toBeLessThan(0.002);
  });

  it('consists of closed solids that face outward', () => {
    const found = [...solidsOf(parts)].map(([solid, members]) => ({
      solid,
      openEdges: openEdges(members),
      hasVolume: volume(members) > 1e-10,
    }));
    expect(found).toEqual(found.map(({ solid }) => ({ solid, openEdges: 0, hasVolume: true })));
  });

  it('has normals of length 1 that lie on the side of their triangles', () => {
    expect(parts.map(unevenNormals)).toEqual(parts.map(() => 0));
    expect(parts.map(turnedInside)).toEqual(parts.map(() => 0));
  });

  it('is light enough to draw', () => {
    const count = parts.reduce((sum, { geometry }) => sum + indexOf(geometry).length / 3, 0);
    expect(count).toBeGreaterThan(50);
    expect(count).toBeLessThan(130_000);
  });
});
