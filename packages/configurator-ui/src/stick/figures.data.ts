import type { StickFigure } from '@candil/configurator';

export type FigureKind = StickFigure['kind'];

/** Icon of a figure in a box of 64 × 36, and the values it starts with; degrees. */
export interface FigureStart {
  readonly kind: FigureKind;
  readonly path: string;
  /** Surface that the figure hangs from or stands on. */
  readonly surface: string;
  readonly count?: { readonly start: number; readonly min: number; readonly max: number };
  readonly angle?: { readonly start: number; readonly min: number; readonly max: number };
  /** By number among the lengths of the collection, the shortest first. */
  readonly length: number;
  /** Length of the beam of a portal. */
  readonly second?: number;
  readonly hasSeed?: boolean;
}

export const FIGURES: readonly FigureStart[] = [
  { kind: 'v', path: 'M18 6L32 30L46 6', surface: 'M10 4H54', angle: { start: 60, min: 25, max: 150 }, length: 1 },
  {
    kind: 'zig-zag',
    path: 'M12 6L22 28L32 6L42 28L52 6',
    surface: 'M6 4H58',
    count: { start: 5, min: 2, max: 12 },
    angle: { start: 60, min: 25, max: 150 },
    length: 1,
  },
  { kind: 'portal', path: 'M18 32V8H46V32', surface: 'M8 34H56', angle: { start: 90, min: 60, max: 130 }, length: 3, second: 2 },
  {
    kind: 'brace',
    path: 'M12 10L36 32M12 20L25 32',
    surface: 'M10 4V34H56',
    count: { start: 2, min: 1, max: 6 },
    angle: { start: 50, min: 20, max: 70 },
    length: 2,
  },
  {
    kind: 'diagonal',
    path: 'M18 32L46 6',
    surface: 'M10 4H54M10 34H54',
    count: { start: 2, min: 1, max: 4 },
    angle: { start: 150, min: 60, max: 160 },
    length: 2,
  },
  {
    kind: 'constellation',
    path: 'M22 32L28 22L14 10M28 22L44 14L54 26',
    surface: 'M10 4H54',
    count: { start: 4, min: 2, max: 8 },
    length: 1,
    hasSeed: true,
  },
];
