import { LUMINAIRE_RECIPES } from '@candil/catalogue/imagery';
import { Box3, type BufferGeometry, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { type LuminairePart, luminaireParts } from './luminaire-parts';

const MICROMETRE = 1e-6;

const triangles = (geometry: BufferGeometry): [Vector3, Vector3, Vector3][] => {
  const index = geometry.getIndex();
  const position = geometry.getAttribute('position');
  if (!index) throw new Error('A part is indexed');
  const corner = (i: number): Vector3 => new Vector3().fromBufferAttribute(position, index.getX(i));
  return Array.from({ length: index.count / 3 }, (_, i) => [corner(3 * i), corner(3 * i + 1), corner(3 * i + 2)]);
};

const place = (point: Vector3): string =>
  point
    .toArray()
    .map((value) => Math.round(value / MICROMETRE))
    .join(' ');

/** Edges that are not passed exactly once in each direction; a closed solid has none. */
const openEdges = (parts: readonly LuminairePart[]): number => {
  const passes = new Map<string, number>();
  for (const part of parts) {
    for (const [a, b, c] of triangles(part.geometry)) {
      for (const [from, to] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        const [start, end] = [place(from), place(to)];
        if (start === end) continue;
        const key = start < end ? `${start}|${end}` : `${end}|${start}`;
        passes.set(key, (passes.get(key) ?? 0) + (start < end ? 1 : -1));
      }
    }
  }
  return [...passes.values()].filter((sum) => sum !== 0).length;
};

const volume = (parts: readonly LuminairePart[]): number =>
  parts.flatMap((part) => triangles(part.geometry)).reduce((sum, [a, b, c]) => sum + a.dot(b.clone().cross(c)) / 6, 0);

const solidsOf = (parts: readonly LuminairePart[]): Map<string, LuminairePart[]> => {
  const solids = new Map<string, LuminairePart[]>();
  for (const part of parts) solids.set(part.solid, [...(solids.get(part.solid) ?? []), part]);
  return solids;
};

describe.each(LUMINAIRE_RECIPES.map((recipe) => [recipe.model, recipe] as const))('luminaire %s', (_model, recipe) => {
  const parts = luminaireParts(recipe);

  it('is as wide, deep and high as its recipe', () => {
    const box = new Box3();
    for (const { geometry } of parts) {
      geometry.computeBoundingBox();
      if (geometry.boundingBox) box.union(geometry.boundingBox);
    }
    const half = { x: recipe.radiusMetres, z: recipe.section ? recipe.section.axialMetres / 2 : recipe.radiusMetres };
    const expected = [-half.x, 0, -half.z, half.x, recipe.heightMetres, half.z];
    [...box.min.toArray(), ...box.max.toArray()].forEach((value, i) => {
      expect(Math.abs(value - expected[i]!)).toBeLessThan(0.0005);
    });
  });

  it('consists of closed solids that face outward', () => {
    const found = [...solidsOf(parts)].map(([solid, members]) => ({
      solid,
      openEdges: openEdges(members),
      hasVolume: volume(members) > 1e-7,
    }));
    expect(found).toEqual(found.map(({ solid }) => ({ solid, openEdges: 0, hasVolume: true })));
  });

  it('has normals of length 1 that lie on the side of their triangles', () => {
    for (const { geometry } of parts) {
      const index = geometry.getIndex()!;
      const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
      let against = 0;
      for (let i = 0; i < index.count; i += 3) {
        const [a, b, c] = [0, 1, 2].map((k) => new Vector3().fromBufferAttribute(position, index.getX(i + k))) as [
          Vector3,
          Vector3,
          Vector3,
        ];
        const face = b.sub(a).cross(c.sub(a)).normalize();
        const shading = new Vector3().fromBufferAttribute(normal, index.getX(i));
        expect(shading.length()).toBeCloseTo(1, 5);
        if (face.length() > 0.5 && face.dot(shading) < 0) against++;
      }
      expect(against).toBe(0);
    }
  });

  it('is light enough to draw', () => {
    const count = parts.reduce((sum, { geometry }) => sum + (geometry.getIndex()?.count ?? 0) / 3, 0);
    expect(count).toBeGreaterThan(5_000);
    expect(count).toBeLessThan(120_000);
  });
});
