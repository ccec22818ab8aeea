import { luminaireRecipe, type PartRecipe, type Profile, type ProfilePoint, type Surface } from '@candil/catalogue/imagery';

/** Where a body is drawn: the middle of its underside in pixels, and the pixels of a metre. */
export interface SilhouettePlace {
  readonly x: number;
  readonly y: number;
  /** Less than `scale` for a body that is seen at an angle. */
  readonly scaleAcross: number;
  readonly scale: number;
}

/** A part of a body seen from the side. */
export interface SilhouettePart {
  /** The path in pixels: a transformation of each part would be a layer of its own to the browser, which hundreds make slow. */
  readonly pathAt: (place: SilhouettePlace) => string;
  readonly surface: Surface;
}

const CURVE_STEPS = 6;

/** Points of a curve through the profile's points; straight profiles stay as they are. */
const sampled = ({ curve, points }: Profile): readonly ProfilePoint[] => {
  if (curve === 'straight') return points;
  const at = (index: number): ProfilePoint => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const through = (a: number, b: number, c: number, d: number, t: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
  return points.flatMap((point, index): readonly ProfilePoint[] => {
    if (index === points.length - 1) return [point];
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return Array.from({ length: CURVE_STEPS }, (_, step): ProfilePoint => {
      const t = step / CURVE_STEPS;
      return [Math.max(0, through(a[0], b[0], c[0], d[0], t)), through(a[1], b[1], c[1], d[1], t)];
    });
  });
};

/** A number of a path, to a tenth of a pixel. */
const n = (pixels: number): string => String(Math.round(pixels * 10) / 10);
type Path = SilhouettePart['pathAt'];
/** Metres from the middle of the underside, y up. */
const closed =
  (points: readonly (readonly [number, number])[]): Path =>
  (place) =>
    `M${points.map(([x, y]) => `${n(place.x + x * place.scaleAcross)} ${n(place.y - y * place.scale)}`).join('L')}Z`;
const turned = (profile: Profile, x: number, y: number): Path => {
  const points = sampled(profile);
  const right = points.map(([radius, height]) => [x + radius, y + height] as const);
  const left = points.toReversed().map(([radius, height]) => [x - radius, y + height] as const);
  return closed([...right, ...left]);
};
const ellipse =
  (x: number, y: number, radius: number): Path =>
  (place) => {
    const [left, right] = [n(place.x + (x - radius) * place.scaleAcross), n(place.x + (x + radius) * place.scaleAcross)];
    const [middle, arc] = [n(place.y - y * place.scale), `A${n(radius * place.scaleAcross)} ${n(radius * place.scale)} 0 1 0`];
    return `M${left} ${middle}${arc} ${right} ${middle}${arc} ${left} ${middle}Z`;
  };
const box = (x: number, y: number, width: number, height: number): Path =>
  closed([
    [x - width / 2, y - height / 2],
    [x + width / 2, y - height / 2],
    [x + width / 2, y + height / 2],
    [x - width / 2, y + height / 2],
  ]);

const outlines = (part: PartRecipe, fromX: number, fromY: number): readonly SilhouettePart[] => {
  const [dx, dy] = part.at ?? [0, 0, 0];
  const [x, y] = [fromX + dx, fromY + dy];
  switch (part.shape) {
    case 'group':
      return part.parts.flatMap((each) => outlines(each, x, y));
    case 'turned':
      return [{ pathAt: turned(part.profile, x, y), surface: part.surface }];
    case 'shade':
      return [{ pathAt: turned(part.profile, x, y), surface: part.surface ?? 'finish' }];
    case 'ball':
      return [{ pathAt: ellipse(x, y, part.radiusMetres), surface: part.surface }];
    case 'hoop': {
      const isUpright = Math.abs(part.turnDegrees?.[0] ?? 0) === 90;
      if (!isUpright) return [{ pathAt: box(x, y, 2 * part.radiusMetres, part.axialMetres), surface: part.surface }];
      const inner = part.radiusMetres - 2 * part.radialMetres;
      const [rim, hole] = [ellipse(x, y, part.radiusMetres), ellipse(x, y, inner)];
      return [{ pathAt: (place) => rim(place) + hole(place), surface: part.surface }];
    }
    case 'box':
      return [{ pathAt: box(x, y, part.sizeMetres[0], part.sizeMetres[1]), surface: part.surface }];
    case 'shoulder': {
      const { globeRadiusMetres: radius, topMetres: top, neckRadiusMetres: neck, coverDegrees } = part;
      const cover = (coverDegrees * Math.PI) / 180;
      const [edge, drop] = [Math.sin(cover) * radius, (1 - Math.cos(cover)) * radius];
      return [
        {
          pathAt: closed([
            [x - neck, y + top],
            [x + neck, y + top],
            [x + edge, y + 2 * radius - drop],
            [x - edge, y + 2 * radius - drop],
          ]),
          surface: 'finish',
        },
      ];
    }
    default:
      return [];
  }
};

const kept = new Map<string, readonly SilhouettePart[]>();

/** The outlines of a model from the back to the front; empty for one without a recipe or with none that is turned. */
export const silhouetteOf = (model: string): readonly SilhouettePart[] => {
  const known = kept.get(model);
  if (known !== undefined) return known;
  const parts = luminaireRecipe(model)?.parts ?? [];
  // Lamps inside a shade are seen through nothing.
  const shapes = parts.flatMap((part) => outlines(part, 0, 0));
  const hasShade = parts.some(({ shape }) => shape === 'shade');
  const seen = hasShade ? shapes.filter(({ surface }) => surface !== 'lamp' && surface !== 'inside') : shapes;
  kept.set(model, seen);
  return seen;
};
