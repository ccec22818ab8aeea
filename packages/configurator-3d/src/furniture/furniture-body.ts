import type { Furniture } from '@candil/configurator';
import { BufferAttribute, BufferGeometry, Color, Euler, MathUtils, Matrix4 } from 'three';
import { lathe } from '../geometry/lathe';
import { roundedBox } from '../geometry/rounded-box';
import { type Block, blockPoint, type Occluder, occluderOf } from '../lighting/occluder';
import { scale } from '../lighting/vector';
import { furnitureParts } from './furniture-parts';
import { type FurniturePart, STUFFS } from './piece';

/** Light is computed corner by corner: so far apart on table tops, on cushions, and on legs. */
const STEP_METRES = { large: 0.055, middle: 0.12, thin: 0.3 } as const;
const LARGE_METRES = 0.7;
const THIN_METRES = 0.1;
/** Cushions are round to the eye. */
const SOFT_METRES = 0.02;
const TURNED_SEGMENTS = 32;
/** From here on a seat is one before its table: cosine of its way and that to the front. */
const FRONT_SEAT = 0.45;

const geometryOf = (part: FurniturePart): BufferGeometry => {
  if (part.shape === 'turned') return lathe(part.profile, { segments: TURNED_SEGMENTS, creaseDegrees: 40 });
  const { size, filletMetres } = part;
  const [, middle, longest] = [...size].sort((a, b) => a - b) as [number, number, number];
  const step = middle < THIN_METRES ? 'thin' : longest < LARGE_METRES ? 'middle' : 'large';
  const arcSteps = step === 'thin' ? 1 : filletMetres > SOFT_METRES ? 4 : 2;
  return roundedBox(size, filletMetres, { arcSteps, stepMetres: STEP_METRES[step] });
};

const placeOf = (part: FurniturePart): Matrix4 =>
  new Matrix4()
    .makeRotationFromEuler(part.shape === 'box' ? new Euler(part.leanRadians ?? 0, part.turnRadians ?? 0, 0, 'YXZ') : new Euler())
    .setPosition(...part.at);

const blockOf = (part: FurniturePart): Block => {
  if (part.shape === 'box') return { centre: part.at, half: scale(part.size, 0.5), turnRadians: part.turnRadians ?? 0 };
  const radius = Math.max(...part.profile.map(([r]) => r));
  const heights = part.profile.map(([, y]) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  // A square of the same area.
  const half = (radius * Math.sqrt(Math.PI)) / 2;
  return { centre: [part.at[0], part.at[1] + (low + high) / 2, part.at[2]], half: [half, (high - low) / 2, half], turnRadians: 0 };
};

const standing = ({ centre, half, turnRadians }: Block, furniture: Furniture): Block => {
  const turn = MathUtils.degToRad(furniture.turnDegrees);
  return {
    centre: blockPoint({ centre: [furniture.x, 0, furniture.z], half: [1, 1, 1], turnRadians: turn }, centre),
    half,
    turnRadians: turnRadians + turn,
  };
};

/**
 * Everything that stands in the room, as one body; `albedo` is the share of light each corner reflects, `grain` its place in the wood;
 * `seat` for a corner of a chair the level way from its table to it (x, z) and the middle of the table (x, z), else 0.
 */
export interface FurnitureBody {
  readonly geometry: BufferGeometry;
  readonly occluders: readonly Occluder[];
}

export const furnitureBody = (pieces: readonly Furniture[]): FurnitureBody => {
  const positions: number[] = [];
  const normals: number[] = [];
  const albedos: number[] = [];
  const grains: number[] = [];
  const seats: number[] = [];
  const indices: number[] = [];
  const occluders: Occluder[] = [];
  pieces.forEach((furniture, number) => {
    const stand = new Matrix4().makeRotationY(MathUtils.degToRad(furniture.turnDegrees)).setPosition(furniture.x, 0, furniture.z);
    const groups = furnitureParts(furniture);
    const turn = MathUtils.degToRad(furniture.turnDegrees);
    const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
    const placed = groups.flatMap(({ parts, seatAt: [x, z] = [0, 0] }) => {
      const seat = [x * cosine + z * sine, z * cosine - x * sine, furniture.x, furniture.z] as const;
      // Chairs before the table are not drawn in the view from the front: their shadows would lie there alone.
      if (seat[1] < FRONT_SEAT) occluders.push(occluderOf(parts.map((part) => standing(blockOf(part), furniture))));
      return parts.map((part) => ({ part, seat }));
    });
    placed.forEach(({ part, seat }, index) => {
      const geometry = geometryOf(part);
      const { hex, grain } = STUFFS[part.stuff];
      const colour = new Color(hex);
      const own = geometry.getAttribute('position').clone();
      geometry.applyMatrix4(placeOf(part)).applyMatrix4(stand);
      const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
      const first = positions.length / 3;
      // Wood is cut along its longest side.
      const isUpright = part.shape === 'box' && part.size[1] > Math.max(part.size[0], part.size[2]);
      for (let i = 0; i < position.count; i++) {
        positions.push(position.getX(i), position.getY(i), position.getZ(i));
        normals.push(normal.getX(i), normal.getY(i), normal.getZ(i));
        albedos.push(colour.r, colour.g, colour.b);
        const [along, across] = isUpright ? [own.getY(i), own.getX(i)] : [own.getX(i), own.getZ(i) + own.getY(i)];
        grains.push(along, across + index * 3.7 + number * 11.3, grain);
        seats.push(...seat);
      }
      const order = geometry.getIndex()!;
      for (let i = 0; i < order.count; i++) indices.push(first + order.getX(i));
      geometry.dispose();
    });
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  geometry.setAttribute('albedo', new BufferAttribute(new Float32Array(albedos), 3));
  geometry.setAttribute('grain', new BufferAttribute(new Float32Array(grains), 3));
  geometry.setAttribute('seat', new BufferAttribute(new Float32Array(seats), 4));
  geometry.setAttribute('lux', new BufferAttribute(new Float32Array(positions.length), 3));
  geometry.setIndex(indices);
  return { geometry, occluders };
};
