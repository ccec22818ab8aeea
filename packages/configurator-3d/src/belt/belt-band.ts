import { finishMaterial } from '@candil/catalogue/imagery';
import type { RoomPoint, SceneBelt, SceneLight } from '@candil/configurator';
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  DynamicDrawUsage,
  type Material,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
} from 'three';
import type { Quality } from '../scene/quality';

/** Thickness of the textile, in metres. */
const THICKNESS = 0.004;
/** Corners of a section: two edges with a normal for each of the two faces, and the two narrow sides. */
const CORNERS = 8;
const FACES = 4;
/** Colour added to a belt by one lumen at a distance of one metre. */
const WARMTH = 0.00009;
const NEAREST_SQUARE = 0.03;
const MOST_WARMTH = 2.4;
/** A belt that is pulled becomes longer: it has room for so many times the places of its course. */
const GROWTH = 1.5;

/** Corners of a section: on which side of the belt, at which edge, and the normal, outwards and upwards. */
const SECTION: readonly (readonly [side: number, edge: number, out: number, up: number])[] = [
  [1, -1, 1, 0],
  [1, 1, 1, 0],
  [-1, 1, -1, 0],
  [-1, -1, -1, 0],
  [-1, -1, 0, -1],
  [1, -1, 0, -1],
  [1, 1, 0, 1],
  [-1, 1, 0, 1],
];

/** Middles of lamps and how bright they are, four numbers each: a step asks thousands of times. */
export type Shining = Float64Array;

/** Writes one of them anew. */
export const shineAt = (shining: Shining, index: number, { x, z, bottomMetres, bodyHeightMetres, lumens }: SceneLight): void => {
  shining[4 * index] = x;
  shining[4 * index + 1] = bottomMetres + bodyHeightMetres / 2;
  shining[4 * index + 2] = z;
  shining[4 * index + 3] = lumens;
};

export const shiningOf = (lights: readonly SceneLight[]): Shining => {
  const shining = new Float64Array(lights.length * 4);
  for (const [index, light] of lights.entries()) shineAt(shining, index, light);
  return shining;
};

/** Returns the colour added at a place by the lights near it: light on textile, without a shadow. */
const warmthAt = ({ x, y, z }: RoomPoint, shining: Shining): number => {
  let sum = 0;
  for (let light = 0; light < shining.length; light += 4) {
    const dx = x - shining[light]!;
    const dy = y - shining[light + 1]!;
    const dz = z - shining[light + 2]!;
    sum += shining[light + 3]! / Math.max(NEAREST_SQUARE, dx * dx + dy * dy + dz * dz);
  }
  return Math.min(MOST_WARMTH, sum * WARMTH);
};

/** The course of a belt without the points that two spans share. */
export const courseOf = ({ spans }: Pick<SceneBelt, 'spans'>): readonly RoomPoint[] =>
  spans.flatMap(({ curve }, index) => (index === 0 ? curve : curve.slice(1)));

interface Room {
  readonly first: number;
  readonly count: number;
}

/** What of a belt is written in its room. */
interface Written extends Room {
  readonly spans: SceneBelt['spans'];
  readonly length: number;
}

/** Returns whether a course fits its room; where there is no belt yet no room is left. */
const fits = (length: number, count: number): boolean => (length === 0 ? count === 0 : length <= count);

export interface BeltBand {
  readonly mesh: Mesh<BufferGeometry, Material>;
  readonly set: (belts: readonly SceneBelt[], shining: Shining, glow: number) => void;
  /**
   * Writes one belt anew and nothing of the others; false where it has no room, because its course has too many places. One that is bent
   * keeps its colours: its lights move along with it.
   */
  readonly move: (belt: SceneBelt, shining: Shining, glow: number) => boolean;
  readonly dispose: () => void;
}

/**
 * All belts of a room in one call: bands that stand on edge, as their clips hold them. Corners are written in place as long as
 * there is room for them; the rest of the room draws nothing.
 */
export const createBeltBand = (quality: Quality): BeltBand => {
  const material =
    quality === 'software'
      ? new MeshLambertMaterial({ name: 'belts', vertexColors: true, side: DoubleSide })
      : new MeshStandardMaterial({ name: 'belts', vertexColors: true, side: DoubleSide, roughness: 0.86, metalness: 0 });
  const mesh = new Mesh(new BufferGeometry(), material);
  mesh.name = 'belts';
  mesh.frustumCulled = false;
  mesh.visible = false;
  /** How many places each belt has room for. */
  let rooms: readonly number[] = [];
  /** The first corner of each belt, and how many places it has room for. */
  const places = new Map<string, Written>();
  const colour = new Color();

  const reserve = (lengths: readonly number[]): void => {
    if (lengths.length === rooms.length && lengths.every((length, index) => fits(length, rooms[index]!))) return;
    rooms = lengths.map((length) => Math.ceil(length * GROWTH));
    mesh.geometry.dispose();
    mesh.geometry = new BufferGeometry();
    const corners = rooms.reduce((sum, count) => sum + count * CORNERS, 0);
    for (const name of ['position', 'normal', 'color'])
      mesh.geometry.setAttribute(name, new BufferAttribute(new Float32Array(corners * 3), 3).setUsage(DynamicDrawUsage));
    const order: number[] = [];
    let first = 0;
    for (const count of rooms) {
      for (let i = 0; i + 1 < count; i++) {
        for (let face = 0; face < FACES; face++) {
          const a = first + i * CORNERS + face * 2;
          order.push(a, a + 1, a + CORNERS + 1, a, a + CORNERS + 1, a + CORNERS);
        }
      }
      first += count * CORNERS;
    }
    mesh.geometry.setIndex(order);
  };

  const attribute = (name: 'position' | 'normal' | 'color'): BufferAttribute => mesh.geometry.getAttribute(name) as BufferAttribute;

  const writeShape = (widthMetres: number, course: readonly RoomPoint[], { first, count }: Room): void => {
    const [positions, normals] = [attribute('position').array, attribute('normal').array];
    let at = first * 3;
    // Each step of a gesture comes here: plain loops leave nothing to be collected.
    for (let i = 0; i < course.length; i++) {
      const place = course[i]!;
      const before = course[i - 1] ?? place;
      const after = course[i + 1] ?? place;
      const dx = after.x - before.x;
      const dz = after.z - before.z;
      const level = Math.sqrt(dx * dx + dz * dz);
      // Upright runs have no level direction: they face the front.
      const isLevel = level > 1e-6;
      const acrossX = isLevel ? -dz / level : 0;
      const acrossZ = isLevel ? dx / level : 1;
      for (let corner = 0; corner < CORNERS; corner++, at += 3) {
        const section = SECTION[corner]!;
        positions[at] = place.x + acrossX * section[0] * (THICKNESS / 2);
        positions[at + 1] = place.y + section[1] * (widthMetres / 2);
        positions[at + 2] = place.z + acrossZ * section[0] * (THICKNESS / 2);
        normals[at] = acrossX * section[2];
        normals[at + 1] = section[3];
        normals[at + 2] = acrossZ * section[2];
      }
    }
    // Sections in one place, a corner over a corner: bands between them have no area.
    const [last, section] = [at, CORNERS * 3];
    for (; at < (first + count * CORNERS) * 3; at++) positions[at] = positions[last - section + ((at - last) % section)]!;
  };

  const writeColours = ({ color }: SceneBelt, course: readonly RoomPoint[], { first }: Room, shining: Shining, glow: number): void => {
    const colours = attribute('color').array;
    colour.set(finishMaterial(color ?? '')?.hex ?? '#8a8378');
    let at = first * 3;
    for (const place of course) {
      const warmth = glow * warmthAt(place, shining);
      for (let corner = 0; corner < CORNERS; corner++) {
        colours[at++] = colour.r * (1 + warmth);
        colours[at++] = colour.g * (1 + warmth * 0.82);
        colours[at++] = colour.b * (1 + warmth * 0.6);
      }
    }
  };

  const set: BeltBand['set'] = (belts, shining, glow) => {
    const courses = belts.map(courseOf);
    reserve(courses.map(({ length }) => length));
    mesh.visible = courses.some(({ length }) => length > 1);
    places.clear();
    if (!mesh.visible) return;
    let first = 0;
    courses.forEach((course, index) => {
      const belt = belts[index]!;
      const place = { first, count: rooms[index]!, spans: belt.spans, length: course.length };
      places.set(belt.id, place);
      if (course.length > 0) writeShape(belt.widthMetres, course, place);
      writeColours(belt, course, place, shining, glow);
      first += place.count * CORNERS;
    });
    for (const name of ['position', 'normal', 'color'] as const) {
      attribute(name).clearUpdateRanges();
      attribute(name).needsUpdate = true;
    }
  };

  const move: BeltBand['move'] = (belt, shining, glow) => {
    const place = places.get(belt.id);
    const course = courseOf(belt);
    if (place === undefined || !fits(course.length, place.count)) return false;
    const isBent = place.spans !== belt.spans;
    const isColoured = !isBent || course.length !== place.length;
    if (isBent) writeShape(belt.widthMetres, course, place);
    if (isColoured) writeColours(belt, course, place, shining, glow);
    places.set(belt.id, { ...place, spans: belt.spans, length: course.length });
    for (const name of [...(isBent ? (['position', 'normal'] as const) : []), ...(isColoured ? (['color'] as const) : [])]) {
      attribute(name).addUpdateRange(place.first * 3, place.count * CORNERS * 3);
      attribute(name).needsUpdate = true;
    }
    return true;
  };

  return {
    mesh,
    set,
    move,
    dispose: () => {
      mesh.geometry.dispose();
      material.dispose();
    },
  };
};
