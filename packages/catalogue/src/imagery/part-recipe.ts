/** Radius and height in metres, in the part's own frame. */
export type ProfilePoint = readonly [radiusMetres: number, heightMetres: number];

/** Metres: x to the right, y up, z towards the viewer. */
export type Place = readonly [xMetres: number, yMetres: number, zMetres: number];

/**
 * Half section of a turned body. `smooth` runs a curve of continuous curvature through the points;
 * `straight` joins them by lines and rounds every inner corner by `filletMetres`.
 */
export interface Profile {
  readonly curve: 'smooth' | 'straight';
  readonly points: readonly ProfilePoint[];
  readonly filletMetres?: number;
}

/** A line in space that a section is swept along; `straight` rounds its inner corners by `bendMetres`. */
export interface PartPath {
  readonly curve: 'smooth' | 'straight';
  readonly points: readonly Place[];
  readonly bendMetres?: number;
}

export interface Flutes {
  /** A multiple of 4, so that the widest points lie on the axes. */
  readonly count: number;
  readonly depthMetres: number;
  /** Plain band left at the lower and the upper edge. */
  readonly marginMetres: number;
}

/**
 * `finish` is the finish of the article; `inside` the lit inner skin of a shade, `opal` a glass body that shines, `lamp` a bulb or diffuser;
 * `white` matt plastic that does not shine, `hardware` black joints and lenses, `cable` textile, `mirror` silvered glass, `linen` a lit fabric shade.
 */
export type Surface = 'finish' | 'inside' | 'opal' | 'lamp' | 'white' | 'hardware' | 'cable' | 'mirror' | 'linen';

/** The lamp that lights the inner skin of a shade, on the shade's axis. */
interface ShadeLamp {
  readonly heightMetres: number;
  /** Distance at which its direct light has the level of the picture. */
  readonly reachMetres: number;
}

type ShapeRecipe =
  /** A solid turned about its y axis, from the upper pole outward and down to the lower one. */
  | { readonly shape: 'turned'; readonly surface: Surface; readonly profile: Profile; readonly segments?: number; readonly flutes?: Flutes }
  | { readonly shape: 'ball'; readonly surface: Surface; readonly radiusMetres: number; readonly segments?: number }
  /** Two skins and a rim, turned about the y axis; `upturned` opens upward and its curve starts at the lower pole. */
  | {
      readonly shape: 'shade';
      readonly profile: Profile;
      readonly wallMetres: number;
      readonly lamp: ShadeLamp;
      readonly surface?: Surface;
      readonly inner?: Surface;
      readonly flutes?: Flutes;
      readonly upturned?: boolean;
      readonly segments?: number;
    }
  /** A thin cap that lies on a globe down to `coverDegrees` from its top and flares into a neck. */
  | {
      readonly shape: 'shoulder';
      readonly globeRadiusMetres: number;
      readonly topMetres: number;
      readonly neckRadiusMetres: number;
      readonly coverDegrees: number;
    }
  /** A ring around the y axis, its middle at height 0. */
  | {
      readonly shape: 'hoop';
      readonly surface: Surface;
      readonly radiusMetres: number;
      readonly radialMetres: number;
      readonly axialMetres: number;
      readonly filletMetres: number;
    }
  | { readonly shape: 'box'; readonly surface: Surface; readonly sizeMetres: Place; readonly filletMetres: number }
  /** A round bar along a path. */
  | { readonly shape: 'tube'; readonly surface: Surface; readonly radiusMetres: number; readonly path: PartPath }
  /** A flat band along a path: `widthMetres` lies across the path as level as it can, or upright along y. */
  | {
      readonly shape: 'ribbon';
      readonly surface: Surface;
      readonly widthMetres: number;
      readonly thicknessMetres: number;
      readonly path: PartPath;
      readonly across: Place;
    }
  /** A cupped leaf from its stem (0, 0, 0) along −y: hollow towards +z, tip bent by `bendMetres`. */
  | {
      readonly shape: 'leaf';
      readonly lengthMetres: number;
      readonly widthMetres: number;
      readonly cupMetres: number;
      readonly bendMetres: number;
      /** Position of the greatest width, as a share of the length. */
      readonly belly: number;
      readonly lamp: { readonly at: Place; readonly reachMetres: number };
    }
  /** Parts that are placed and turned as one. */
  | { readonly shape: 'group'; readonly parts: readonly PartRecipe[] };

/** One body of a luminaire, placed by turning it about x, then y, then z and moving its origin to `at`. */
export type PartRecipe = ShapeRecipe & {
  readonly name: string;
  readonly at?: Place;
  readonly turnDegrees?: readonly [x: number, y: number, z: number];
};
