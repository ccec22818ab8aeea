import type { Place, ProfilePoint } from '@candil/catalogue/imagery';

/** Materials of furniture. */
export type Stuff = 'walnut' | 'oak' | 'steel' | 'wool' | 'felt' | 'stone' | 'plaster';

/** One body of a piece of furniture in its own metres: x along its width, y up, z along its depth; `at` is its middle. */
export type FurniturePart =
  | {
      readonly shape: 'box';
      readonly stuff: Stuff;
      readonly size: Place;
      readonly at: Place;
      readonly filletMetres: number;
      readonly turnRadians?: number;
      /** Leaned back about its own x axis. */
      readonly leanRadians?: number;
    }
  /** Turned about the vertical through `at`; the profile runs from the upper pole outward and down. */
  | { readonly shape: 'turned'; readonly stuff: Stuff; readonly profile: readonly ProfilePoint[]; readonly at: Place };

/** Parts that stand close together. */
export interface FurnitureGroup {
  readonly parts: readonly FurniturePart[];
  /** For a seat at a table: the level way from the middle of the piece to it, in its own axes. Seats between the eye and the table give way. */
  readonly seatAt?: readonly [x: number, z: number];
}

export interface StuffColour {
  readonly hex: `#${string}`;
  /** Visibility of the grain of wood, 0 to 1. */
  readonly grain: number;
}

export const STUFFS: Readonly<Record<Stuff, StuffColour>> = {
  walnut: { hex: '#7b543a', grain: 1 },
  oak: { hex: '#9c7450', grain: 0.8 },
  steel: { hex: '#2c2a28', grain: 0 },
  wool: { hex: '#857b6d', grain: 0 },
  felt: { hex: '#a5998a', grain: 0 },
  stone: { hex: '#c9c2b7', grain: 0.12 },
  plaster: { hex: '#d8d0c4', grain: 0 },
};
