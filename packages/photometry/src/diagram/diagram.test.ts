import { describe, expect, it } from 'vitest';
import { dimmed } from '../light';
import { isotropic, lambertian, lightOf } from '../testing/light';
import { cartesianDiagram } from './cartesian-diagram';
import { coneDiagram } from './cone-diagram';
import { contourPieces, joinPieces } from './contour-lines';
import { floorGrid, isoluxDiagram } from './isolux-diagram';
import { luxMapDiagram } from './lux-map-diagram';
import { polarDiagram } from './polar-diagram';
import { DIAGRAM_COLOURS, type DiagramOptions, niceSteps } from './svg';

const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words]) => words);
const spot = lightOf((_, gamma) => Math.max(0, Math.cos(gamma)) ** 40 * 2000, 360, 0.5, 90);

const DIAGRAMS = [
  { name: 'polar', draw: (options: DiagramOptions) => polarDiagram(lambertian(100), options) },
  { name: 'Cartesian', draw: (options: DiagramOptions) => cartesianDiagram(lambertian(100), options) },
  { name: 'cone', draw: (options: DiagramOptions) => coneDiagram(spot, options) },
  { name: 'isolux', draw: (options: DiagramOptions) => isoluxDiagram(floorGrid(spot, 2), options) },
];
describe.each(DIAGRAMS)('$name', ({ draw }) => {
  it('DI1 is one well-formed picture of its size, at 160 pixels with fewer labels and letters of 8 pixels or more', () => {
    for (const sizePixels of [120, 160, 320, 2000]) {
      const svg = draw({ sizePixels, label: '<"&\'>' });
      expect(svg).toMatch(
        new RegExp(
          `^<svg xmlns="http://www.w3.org/2000/svg" width="${sizePixels}" [^>]*aria-label="&#60;&#34;&#38;&#39;&#62;"[^>]*>.*</svg>$`,
        ),
      );
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      const opened = [...svg.matchAll(/<(\w+)(?:[^<>"]|"[^"]*")*?(\/?)>/g)].filter(([, , closed]) => !closed).map(([, name]) => name);
      expect(opened.sort()).toEqual([...svg.matchAll(/<\/(\w+)>/g)].map(([, name]) => name).sort());
      const letters = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
      expect(Math.min(...letters)).toBeGreaterThanOrEqual(8);
    }
    expect(textsOf(draw({ sizePixels: 160 })).length).toBeLessThanOrEqual(textsOf(draw({ sizePixels: 320 })).length);
    expect(draw({})).toContain('aria-hidden="true"');
    for (const sizePixels of [119, 2001, Number.NaN]) expect(() => draw({ sizePixels })).toThrow(RangeError);
  });
});

it('DI1 draws darkness without a stumble', () => {
  const dark = dimmed(isotropic(100), 0);
  for (const svg of [polarDiagram(dark), cartesianDiagram(dark), coneDiagram(dark), isoluxDiagram(floorGrid(dark, 2))])
    expect(svg).not.toMatch(/NaN|Infinity/);
});

it('DI1 has an outline in the background colour around its labels, white by default', () => {
  for (const { draw } of DIAGRAMS) {
    expect(draw({})).toContain('stroke="#ffffff" stroke-width="3"');
    const dark = draw({ colours: DIAGRAM_COLOURS.dark });
    expect(dark).toContain(`stroke="${DIAGRAM_COLOURS.dark.paper}" stroke-width="3"`);
    for (const colour of Object.values(DIAGRAM_COLOURS.light)) expect(dark).not.toContain(colour);
  }
});

it('DI5 lays a narrow beam on a floor that it fills, and a wide one on four heights', () => {
  expect([floorGrid(spot, 2), floorGrid(lambertian(100), 2)].map(({ lengthMetres }) => lengthMetres)).toEqual([2, 8]);
});

it('DI2 labels rings in cd/klm or cd, and draws the half with light', () => {
  // 1000/π cd/klm of a flat surface.
  expect(textsOf(polarDiagram(lambertian(1000)))).toEqual([
    '100',
    '200',
    '300',
    '400',
    '30°',
    '60°',
    '90°',
    'cd/klm',
    'C0–C180',
    'C90–C270',
  ]);
  expect(textsOf(polarDiagram(lambertian(1000), { unit: 'cd' }))).toEqual([
    '200',
    '400',
    '600',
    '800',
    '1000',
    '30°',
    '60°',
    '90°',
    'cd',
    'C0–C180',
    'C90–C270',
  ]);
  expect(textsOf(polarDiagram(isotropic(1000)))).toContain('150°');
  const up = lightOf((_, gamma) => Math.max(0, -Math.cos(gamma)), 360, 5);
  expect(textsOf(polarDiagram(up))).toEqual(expect.arrayContaining(['90°', '120°', '150°']));
  expect(textsOf(polarDiagram(up))).not.toContain('30°');
});

it('DI2 puts the curve where the intensity is', () => {
  const svg = polarDiagram(lambertian(1000), { unit: 'cd', sizePixels: 320, colours: { first: 'red' } });
  const curve = /<path d="([^"]*)" fill="none" stroke="red"/.exec(svg)?.[1] ?? '';
  const points = curve
    .split(/[ML]/)
    .slice(1)
    .map((pair) => pair.split(' ').map(Number) as [number, number]);
  const lowest = points.reduce((best, point) => (point[1] > best[1] ? point : best));
  const radius = 160 - 1.6 * 11;
  expect(lowest[0]).toBeCloseTo(160, 0);
  expect(lowest[1]).toBeCloseTo(1.2 * 1.6 * 11 + radius, 0);
});

it('DI3 has γ to both sides, and above the horizontal where there is light', () => {
  expect(textsOf(cartesianDiagram(lambertian(1000)))).toEqual([
    '0',
    '100',
    '200',
    '300',
    '400',
    '90°',
    '60°',
    '30°',
    '0°',
    '30°',
    '60°',
    '90°',
    'cd/klm',
    'C0–C180',
    'C90–C270',
  ]);
  expect(textsOf(cartesianDiagram(isotropic(1000)))).toContain('180°');
  // Light of a file up to 180 that goes down only.
  expect(textsOf(cartesianDiagram(lightOf((_, gamma) => Math.max(0, Math.cos(gamma)))))).not.toContain('180°');
  const large = cartesianDiagram(spot, { sizePixels: 160 });
  const [, x = '0', words = ''] = /<text x="([\d.]+)" y="[\d.]+" text-anchor="end"[^>]*>(\d{4,})</.exec(large) ?? [];
  expect(Number(x) - words.length * 10 * 0.9 * 0.6).toBeGreaterThan(0);
});

it('DI4 shows width and illuminance at each distance', () => {
  expect(textsOf(coneDiagram(spot, { distancesMetres: [1, 2] }))).toEqual(['1 m', '⌀ 0.376', '2000 lx', '2 m', '⌀ 0.751', '500 lx', '21°']);
  expect(textsOf(coneDiagram(isotropic(4000 * Math.PI), { distancesMetres: [2] }))).toEqual(['2 m', '—', '250 lx', '≥ 180°']);
});

it('DI5 joins a circle of equal values to one closed line at its level', () => {
  const side = 41;
  const values = Float64Array.from(
    { length: side * side },
    (_, index) => 20 - Math.hypot((index % side) - 20, Math.floor(index / side) - 20),
  );
  const lines = joinPieces(contourPieces({ columns: side, rows: side, values }, 5));
  expect(lines).toHaveLength(1);
  const [ring = []] = lines;
  expect(ring[0]).toEqual(ring[ring.length - 1]);
  for (const [x, y] of ring) expect(Math.hypot(x - 20, y - 20)).toBeCloseTo(15, 1);
});

it('DI5 labels the given levels, or six of the series 1, 2, 5', () => {
  const grid = floorGrid(lambertian(1000), 2);
  expect(textsOf(isoluxDiagram(grid, { levelsLux: [50, 200] }))).toEqual(['50', '200', 'lx', '8 m × 8 m']);
  expect(textsOf(isoluxDiagram(grid))).toEqual(['5', '10', '50', '200', 'lx', '8 m × 8 m']);
  expect(() => isoluxDiagram({ ...grid, rows: 3 })).toThrow(RangeError);
  expect(() => floorGrid(lambertian(1), 0)).toThrow(RangeError);
});

describe('a map of illuminance', () => {
  const map = { columns: 4, rows: 2, valuesLux: [10, 60, 60, 600, 10, 10, 250, 250], lengthMetres: 4, widthMetres: 2 };
  const rectangles = (markup: string) =>
    [...markup.matchAll(/<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)" fill="#b3420a" fill-opacity="([^"]+)"\/>/g)].map(
      ([, ...numbers]) => numbers.map(Number),
    );

  it('DI6 colours cells by the level they reach, from the lower left, joined along a row', () => {
    const margin = 11;
    const cell = (320 - 2 * margin) / 4;
    const at = (column: number, row: number) =>
      [margin + column * cell, margin + (1 - row) * cell].map((value) => expect.closeTo(value, 1));
    expect(rectangles(luxMapDiagram(map))).toEqual([
      [...at(1, 0), expect.closeTo(2 * cell, 1), expect.closeTo(cell, 1), 0.15],
      [...at(3, 0), expect.closeTo(cell, 1), expect.closeTo(cell, 1), 0.75],
      [...at(2, 1), expect.closeTo(2 * cell, 1), expect.closeTo(cell, 1), 0.45],
    ]);
  });

  it('DI6 names its levels, and has lines where they begin', () => {
    expect(textsOf(luxMapDiagram(map))).toEqual(['&#60; 50', '50', '100', '200', '300', '500', 'lx, 4 m × 2 m']);
    expect(textsOf(luxMapDiagram(map, { levelsLux: [100, 400], sizePixels: 120 }))).toEqual(['&#60; 100', '100', '400', 'lx, 4 m × 2 m']);
    expect(luxMapDiagram(map).match(/<path /g)?.length).toBeGreaterThanOrEqual(5);
    expect(luxMapDiagram({ ...map, valuesLux: new Float64Array(8) })).not.toContain('<path ');
  });

  it('DI6 refuses what is no map', () => {
    for (const levelsLux of [[], [100, 50], [0], [1, 2, 3, 4, 5, 6, 7, 8, 9], [Number.NaN]])
      expect(() => luxMapDiagram(map, { levelsLux })).toThrow(RangeError);
    expect(() => luxMapDiagram({ ...map, rows: 3 })).toThrow(RangeError);
  });
});

it('DI1 steps by 1, 2 or 5', () => {
  expect([1, 320, 999, 7, 0.03, 0].map((most) => niceSteps(most).at(-1))).toEqual([1, 400, 1000, 8, 0.03, 1]);
});
