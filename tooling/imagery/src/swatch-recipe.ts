import { FINISH_MATERIALS, type FinishMaterial, type LuminaireRecipe, SECOND_MATERIALS, type Surface } from '@candil/catalogue/imagery';

export const SWATCH_PIXELS = 200;

export const SWATCH_MATERIALS: readonly FinishMaterial[] = [...FINISH_MATERIALS, ...SECOND_MATERIALS];

/** Materials that are not paint or metal. */
const SURFACES: Readonly<Record<string, Surface>> = { '90': 'opal' };

const RADIUS = 0.05;

/** A ball of one material on its paper. */
export const swatchRecipe = (code: string): LuminaireRecipe => ({
  model: `swatch-${code}`,
  mount: 'standing',
  widthMetres: 2 * RADIUS,
  heightMetres: 2 * RADIUS,
  depthMetres: 2 * RADIUS,
  parts: [{ name: 'ball', shape: 'ball', surface: SURFACES[code] ?? 'finish', radiusMetres: RADIUS, at: [0, RADIUS, 0] }],
  lights: [],
  view: { elevationDegrees: 10, turnDegrees: 0, frameMetres: 0.136, paper: 'light', lift: 0 },
  finishes: [code],
});
