import type { Paper } from './luminaire-recipe';

/** Material of a finish for rendering. Hex is sRGB; the other values are those of a physically based material, 0 to 1. */
export interface FinishMaterial {
  readonly code: string;
  readonly hex: `#${string}`;
  readonly roughness: number;
  readonly metalness: number;
  readonly clearcoat: number;
  readonly clearcoatRoughness: number;
  /** Paper this finish needs where the recipe takes the light one. */
  readonly paper?: Paper;
  readonly sheen?: { readonly hex: `#${string}`; readonly amount: number };
}
