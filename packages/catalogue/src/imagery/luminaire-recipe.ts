/** Radius and height in metres. Height 0 is the lowest point of the luminaire, the cable enters at `heightMetres`. */
export type ProfilePoint = readonly [radiusMetres: number, heightMetres: number];

export type LuminaireKind = 'dome' | 'globe' | 'cone' | 'drum' | 'bell' | 'bowl' | 'pebble' | 'cylinder' | 'ring';

/**
 * Half section of a turned body. `smooth` runs a curve of continuous curvature through the points;
 * `straight` joins them by lines and rounds every inner corner by `filletMetres`.
 */
export interface Profile {
  readonly curve: 'smooth' | 'straight';
  readonly points: readonly ProfilePoint[];
  readonly filletMetres?: number;
}

/** `turned`: a solid piece of metal given by its half section. `shoulder`: a thin cap lying on a globe down to `coverDegrees` from its top. */
export type CapRecipe =
  | { readonly kind: 'turned'; readonly profile: Profile }
  | { readonly kind: 'shoulder'; readonly coverDegrees: number; readonly neckRadiusMetres: number };

/** What shines: a bulb inside a shade, a flat diffuser, the opal body itself, or the inner face of a ring. */
export type LampRecipe =
  | { readonly kind: 'bulb' | 'disc'; readonly radiusMetres: number; readonly heightMetres: number }
  | { readonly kind: 'body' }
  | { readonly kind: 'inner-face' };

export interface Flutes {
  /** A multiple of 4, so that the widest points lie on the axes. */
  readonly count: number;
  readonly depthMetres: number;
  /** Plain band left at the lower and the upper edge. */
  readonly marginMetres: number;
}

/** Colour of the paper behind the product: light for most, stone behind white paint, taupe behind white glass. */
export type Paper = 'light' | 'stone' | 'taupe';

/** How the picture is taken, where the usual view does not show what matters. */
export interface RecipeView {
  /** Negative: the camera stands lower than the middle of the luminaire and looks into it. */
  readonly elevationDegrees: number;
  readonly turnDegrees: number;
  /** Width of the picture at the luminaire. */
  readonly frameMetres: number;
  readonly paper: Paper;
}

/** Everything needed to build the shape of one model and to take its pictures; data only, the geometry is `configurator-3d`'s. */
export interface LuminaireRecipe {
  readonly model: string;
  readonly kind: LuminaireKind;
  /** Half of the largest width. */
  readonly radiusMetres: number;
  /** From the lowest point to the cable entry, cap included. */
  readonly heightMetres: number;
  /** Shade, bowl, pebble and cylinder: from the pole to the rim (or to the other pole). A globe and a ring need none. */
  readonly profile?: Profile;
  readonly wallMetres?: number;
  readonly flutes?: Flutes;
  /** Ring only: section of the profile, radial × along its axis. */
  readonly section?: { readonly radialMetres: number; readonly axialMetres: number };
  /** Bowl only: the opal globe that lies in it. */
  readonly globe?: { readonly radiusMetres: number; readonly centreMetres: number };
  readonly cap?: CapRecipe;
  readonly lamp: LampRecipe;
  readonly cables: { readonly radiusMetres: number };
  readonly view: RecipeView;
  /** Finish codes with a picture; the first is the model's default, shown as its hero. */
  readonly finishes: readonly [string, ...string[]];
}
