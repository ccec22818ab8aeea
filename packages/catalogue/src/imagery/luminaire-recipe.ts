import type { PartRecipe, Place } from './part-recipe';

/** Support of the luminaire: cables from above, the ceiling over it, the wall behind it (its back at z = 0), or the plane it stands on. */
export type Mount = 'hanging' | 'ceiling' | 'wall' | 'standing';

/**
 * Positions at which the light leaves, in the luminaire's own metres; a studio puts its lamps there. `down` throws a pool, `around` shines
 * to all sides, `up` to the ceiling, `hoop` from a ring, `beam` in one direction.
 */
export type LightRecipe =
  | { readonly kind: 'down'; readonly at: Place; readonly halfAngleDegrees: number }
  | { readonly kind: 'up' | 'hoop'; readonly at: Place }
  /** `strength` 1 is usual; a lamp behind a plate needs more for its halo, one of several less. */
  | { readonly kind: 'around'; readonly at: Place; readonly strength?: number }
  | { readonly kind: 'beam'; readonly at: Place; readonly towards: Place; readonly halfAngleDegrees: number };

/** Colour of the paper behind the product: light for most, stone behind white paint, taupe behind white glass. */
export type Paper = 'light' | 'stone' | 'taupe';

/** Camera of the picture, where the usual view does not show the essential parts. */
export interface RecipeView {
  /** Negative: the camera stands lower than the middle of the luminaire and looks into it. */
  readonly elevationDegrees: number;
  readonly turnDegrees: number;
  /** Width of the picture at the luminaire. */
  readonly frameMetres: number;
  readonly paper: Paper;
  /** Height of the luminaire's middle over that of the picture, in widths of the picture. */
  readonly lift?: number;
  /** On a wall: turned in its plane. */
  readonly rollDegrees?: number;
  /** Something hangs out of the picture below and must not touch its floor. */
  readonly lowFloor?: true;
}

/** Suspension of the luminaire: cables that enter at `entries`, or a belt that runs through it from side to side. */
export type Suspension =
  | { readonly kind: 'cable'; readonly radiusMetres: number; readonly entries: readonly Place[] }
  | { readonly kind: 'belt'; readonly heightMetres: number; readonly sagMetres: number };

/** Everything needed to build the shape of one model and to take its pictures; data only, the geometry is `configurator-3d`'s. */
export interface LuminaireRecipe {
  readonly model: string;
  readonly mount: Mount;
  /** Box around all parts without the suspension: x, y and z. The lowest point is y = 0. */
  readonly widthMetres: number;
  readonly heightMetres: number;
  readonly depthMetres: number;
  readonly parts: readonly PartRecipe[];
  /** Empty for parts that give no light: feeds, joints, plates. */
  readonly lights: readonly LightRecipe[];
  readonly suspension?: Suspension;
  /** In the picture only: what the article is used with. */
  readonly props?: readonly PartRecipe[];
  readonly view: RecipeView;
  /** Finish codes with a picture; the first is the model's default, shown as its hero. */
  readonly finishes: readonly [string, ...string[]];
}
