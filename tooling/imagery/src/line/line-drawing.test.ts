import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LUMINAIRE_RECIPES, type LuminaireRecipe, type PartRecipe } from '@candil/catalogue/imagery';
import { describe, expect, it } from 'vitest';
import { lineDrawing } from './line-drawing';
import { FRONT, partMap } from './part-map';
import { traceOutlines } from './trace-outlines';

const IMAGES = path.resolve(import.meta.dirname, '../../../../packages/catalogue-pictures/images');

/** A ball before a box: 200 mm wide, 300 mm high, 100 mm deep. */
const simple: LuminaireRecipe = {
  model: 'test',
  mount: 'wall',
  widthMetres: 0.2,
  heightMetres: 0.3,
  depthMetres: 0.1,
  parts: [
    { name: 'box', shape: 'box', surface: 'finish', sizeMetres: [0.2, 0.3, 0.02], filletMetres: 0.001, at: [0, 0.15, 0.01] },
    { name: 'ball', shape: 'ball', surface: 'opal', radiusMetres: 0.04, at: [0, 0.15, 0.06] },
  ],
  lights: [],
  view: { elevationDegrees: 0, turnDegrees: 0, frameMetres: 0.5, paper: 'light' },
  finishes: ['11'],
};

const post: PartRecipe = {
  name: 'post',
  shape: 'box',
  surface: 'finish',
  sizeMetres: [0.1, 0.3, 0.1],
  filletMetres: 0.002,
  at: [0, 0.15, 0],
};
const ball: PartRecipe = { name: 'ball', shape: 'ball', surface: 'opal', radiusMetres: 0.05, at: [0, 0.05, 0] };

const figures = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text ?? '');

describe('partMap', () => {
  it('shows the near solid before the far one, and nothing around them', () => {
    const { columns, rows, solidAt } = partMap(simple, FRONT, 300);
    const at = (x: number, y: number): number | undefined => solidAt[Math.floor(rows * y) * columns + Math.floor(columns * x)];
    expect(at(0.5, 0.5)).toBe(1);
    expect(at(0.1, 0.1)).toBe(0);
    expect(solidAt[0]).toBe(-1);
  });
});

describe('traceOutlines', () => {
  it('runs around each solid once: four corners of the box, many of the ball', () => {
    const lines = traceOutlines(partMap(simple, FRONT, 300));
    const [box, ball] = lines.toSorted((one, other) => one.length - other.length);
    expect(lines).toHaveLength(2);
    expect(box?.length).toBeLessThan(12);
    expect(ball?.length).toBeGreaterThan(12);
  });
});

describe('lineDrawing', () => {
  it('labels width, depth and height of angular luminaires', () => {
    expect(figures(lineDrawing(simple))).toEqual(['200', '100', '300']);
  });

  it('labels round luminaires by their diameter, and a square post by its sides', () => {
    const square: LuminaireRecipe = { ...simple, mount: 'standing', widthMetres: 0.1, depthMetres: 0.1, parts: [post] };
    const round: LuminaireRecipe = { ...square, parts: [ball] };
    expect(figures(lineDrawing(round))).toEqual(['ø100', '300']);
    expect(figures(lineDrawing(square))).toEqual(['100', '100', '300']);
  });

  it('takes the colour of the text around it', () => {
    expect(lineDrawing(simple)).toContain('stroke="currentColor"');
    expect(lineDrawing(simple)).not.toMatch(/#[0-9a-f]{3,6}/i);
  });

  it('is there for every model, with its measures, small enough to send', async () => {
    for (const { model, widthMetres, heightMetres } of LUMINAIRE_RECIPES) {
      const svg = await readFile(path.join(IMAGES, model, 'line.svg'), 'utf8');
      const found = figures(svg).map((text) => text.replace('ø', ''));
      expect(found[0]).toBe(String(Math.round(widthMetres * 1000)));
      expect(found.at(-1)).toBe(String(Math.round(heightMetres * 1000)));
      expect(svg.length).toBeLessThan(60_000);
    }
  });
});
