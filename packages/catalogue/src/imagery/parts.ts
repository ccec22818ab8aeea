import type { LuminaireRecipe, RecipeView, Suspension } from './luminaire-recipe';
import type { Flutes, PartRecipe, Place, Profile, ProfilePoint, Surface } from './part-recipe';

/** Words for the recipe tables: each makes one part, in metres. */

export const smooth = (...points: ProfilePoint[]): Profile => ({ curve: 'smooth', points });

export const straight = (filletMetres: number, ...points: ProfilePoint[]): Profile => ({ curve: 'straight', filletMetres, points });

/** Puts a part somewhere; the turns are degrees about x, y and z. */
export const placed = (part: PartRecipe, at: Place, turnDegrees: Place = [0, 0, 0]): PartRecipe => ({ ...part, at, turnDegrees });

/** `count` results of `make`, evenly around the y axis. */
export const around = (count: number, make: (degrees: number, index: number) => readonly PartRecipe[]): PartRecipe[] =>
  Array.from({ length: count }, (_, index) => make((360 * index) / count, index)).flat();

/** The place `radius` from the y axis in the direction `degrees` (0 is towards the viewer). */
export const polar = (radius: number, degrees: number, height: number): Place => [
  radius * Math.sin((degrees * Math.PI) / 180),
  height,
  radius * Math.cos((degrees * Math.PI) / 180),
];

export const cap = (profile: Profile, segments = 96): PartRecipe => ({
  name: 'cap',
  shape: 'turned',
  surface: 'finish',
  profile,
  segments,
});

export const bulb = (radiusMetres: number, heightMetres: number, segments?: number): PartRecipe => ({
  name: 'bulb',
  shape: 'ball',
  surface: 'lamp',
  radiusMetres,
  at: [0, heightMetres, 0],
  ...(segments !== undefined && { segments }),
});

/** A flat round diffuser whose light side is at `heightMetres`. */
export const diffuser = (radiusMetres: number, heightMetres: number, thicknessMetres = 0.004): PartRecipe => ({
  name: 'disc',
  shape: 'turned',
  surface: 'lamp',
  profile: straight(
    Math.min(0.0015, thicknessMetres * 0.4),
    [0, heightMetres + thicknessMetres],
    [radiusMetres, heightMetres + thicknessMetres],
    [radiusMetres, heightMetres],
    [0, heightMetres],
  ),
});

export const globe = (radiusMetres: number, heightMetres = radiusMetres, segments?: number): PartRecipe => ({
  name: 'globe',
  shape: 'ball',
  surface: 'opal',
  radiusMetres,
  at: [0, heightMetres, 0],
  ...(segments !== undefined && { segments }),
});

export const glass = (profile: Profile): PartRecipe => ({ name: 'glass', shape: 'turned', surface: 'opal', profile });

/** A shade lit by a lamp at `lampMetres` on its axis; the light reaches nine tenths of its radius by default. */
export const shade = (
  profile: Profile,
  wallMetres: number,
  lampMetres: number,
  more: {
    readonly reachMetres?: number;
    readonly flutes?: Flutes;
    readonly upturned?: boolean;
    readonly inner?: Surface;
    readonly surface?: Surface;
    readonly segments?: number;
  } = {},
): PartRecipe => {
  const { reachMetres = Math.max(...profile.points.map((point) => point[0])) * 0.9, ...rest } = more;
  return { name: 'shade', shape: 'shade', profile, wallMetres, lamp: { heightMetres: lampMetres, reachMetres }, ...rest };
};

/** A plain round bar of metal standing on `bottom`. */
export const rod = (radius: number, bottom: number, top: number, surface: Surface = 'finish', fillet = 0.001): PartRecipe => ({
  name: 'rod',
  shape: 'turned',
  surface,
  profile: straight(Math.min(fillet, radius * 0.5), [0, top], [radius, top], [radius, bottom], [0, bottom]),
  segments: radius > 0.03 ? 96 : 32,
});

export const box = (size: Place, at: Place, surface: Surface = 'finish', filletMetres = 0.003): PartRecipe => ({
  name: 'box',
  shape: 'box',
  surface,
  sizeMetres: size,
  filletMetres,
  at,
});

export const tube = (radiusMetres: number, surface: Surface, bendMetres: number, ...points: Place[]): PartRecipe => ({
  name: 'tube',
  shape: 'tube',
  surface,
  radiusMetres,
  path: { curve: 'straight', points, bendMetres },
});

export const curvedTube = (radiusMetres: number, surface: Surface, ...points: Place[]): PartRecipe => ({
  name: 'tube',
  shape: 'tube',
  surface,
  radiusMetres,
  path: { curve: 'smooth', points },
});

export const hoop = (radiusMetres: number, radial: number, axial: number, surface: Surface = 'finish', fillet = 0.003): PartRecipe => ({
  name: 'hoop',
  shape: 'hoop',
  surface,
  radiusMetres,
  radialMetres: radial,
  axialMetres: axial,
  filletMetres: fillet,
});

/** Parts placed and turned as one; the turns are degrees about x, y and z. */
export const group = (parts: readonly PartRecipe[], at: Place, turnDegrees: Place = [0, 0, 0]): PartRecipe => ({
  name: 'group',
  shape: 'group',
  parts,
  at,
  turnDegrees,
});

/** A spot whose light leaves at y = 0 and whose back is at `length`; dark inside, its lens set back. */
export const can = (radius: number, length: number): PartRecipe[] => [
  shade(straight(0.004, [0, length], [radius, length], [radius, 0]), 0.003, 0.01, { inner: 'hardware', segments: 96 }),
  diffuser(radius - 0.0032, radius * 0.14),
];

/** An opal tube between two points. */
export const lightTube = (radiusMetres: number, from: Place, to: Place): PartRecipe => tube(radiusMetres, 'lamp', 0, from, to);

/** Width, height and depth of the box around all parts. */
export const size = (
  widthMetres: number,
  heightMetres: number,
  depthMetres = widthMetres,
): Pick<LuminaireRecipe, 'widthMetres' | 'heightMetres' | 'depthMetres'> => ({ widthMetres, heightMetres, depthMetres });

export const cable = (...entries: Place[]): Suspension => ({ kind: 'cable', radiusMetres: 0.0022, entries });

export const view = (
  frameMetres: number,
  elevationDegrees: number,
  paper: RecipeView['paper'] = 'light',
  turnDegrees = 0,
  lift?: number,
): RecipeView => ({ elevationDegrees, turnDegrees, frameMetres, paper, ...(lift !== undefined && { lift }) });
