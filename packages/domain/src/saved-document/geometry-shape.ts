import { type ElementGeometry, type ElementType, GEOMETRY_KINDS, type Position } from '../element';
import { fieldPath, fields, flag, isRecord, list, malformed, number, oneOf, type Shape, text, tuple } from '../untrusted';
import { FIELD_BOUNDS } from './limits.data';

const id = text(FIELD_BOUNDS.idCharacters, 1);
const metres = number(FIELD_BOUNDS.metres);
const angle = number(FIELD_BOUNDS.angle);
const end = oneOf(['from', 'to']);

/** `[x, y, z]` in metres, each at most a kilometre from where it is measured from. */
export const position: Shape = tuple(metres, metres, metres);

/** Rotation of an element (SV14). */
export const pose: Shape = fields({ yaw: angle, pitch: angle, roll: angle });

const path = fields(
  { kind: oneOf(['path']), points: list(position, FIELD_BOUNDS.points), slack: list(number(FIELD_BOUNDS.slack), FIELD_BOUNDS.points) },
  { isClosed: flag },
);

/** Two points at least, and a slack for each span. */
const pathWithSpans: Shape = (value, at) => {
  const misfit = path(value, at);
  if (misfit !== undefined) return misfit;
  const { points, slack, isClosed } = value as Extract<ElementGeometry, { kind: 'path' }>;
  if (points.length < 2) return malformed(fieldPath(at, 'points'), 'two points or more');
  const spans = points.length - (isClosed === true ? 0 : 1);
  if (slack.length !== spans) return malformed(fieldPath(at, 'slack'), `a list of ${spans}`);
  const { max } = FIELD_BOUNDS.arcLength;
  return metresOf(points, slack) <= max ? undefined : malformed(fieldPath(at, 'points'), `a path of at most ${max} m`);
};

/** The length of a path as it hangs: no place along it is farther. */
function metresOf(points: readonly Position[], slack: readonly number[]): number {
  return slack.reduce((metres, share, span) => {
    const [from, to] = [points[span] as Position, points[(span + 1) % points.length] as Position];
    return metres + Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) * (1 + share);
  }, 0);
}

const KINDS: Readonly<Record<ElementGeometry['kind'], Shape>> = {
  path: pathWithSpans,
  hosted: fields({ kind: oneOf(['hosted']), trackId: id, arcLengthMetres: number(FIELD_BOUNDS.arcLength) }),
  stick: fields({
    kind: oneOf(['stick']),
    from: position,
    to: position,
    joints: list(fields({ end, elementId: id, otherEnd: end }), FIELD_BOUNDS.joints),
  }),
};

/** The geometry of an element, of one of these kinds (SV14). */
function geometryOf(kinds: readonly ElementGeometry['kind'][]): Shape {
  const kind = oneOf(kinds);
  return (value, at) => {
    if (!isRecord(value)) return malformed(at, 'an object');
    return kind(value.kind, fieldPath(at, 'kind')) ?? KINDS[value.kind as ElementGeometry['kind']](value, at);
  };
}

/** Any geometry; whether the element may have it is asked where it is set. */
export const anyGeometry: Shape = geometryOf(['path', 'hosted', 'stick']);

/** Props of pose and geometry of an element, by its type. */
export function standingProps(type: ElementType): Readonly<Record<string, Shape>> {
  if (type === 'Space') return {};
  const kinds = GEOMETRY_KINDS[type];
  return kinds.length === 0 ? { pose } : { pose, geometry: geometryOf(kinds) };
}
