import type { LiveState } from '../state/states';
import { metresBetweenPoints } from './metres-between';
import type { Scene } from './scene';
import type { Direction, RoomPoint } from './scene-belt';
import type { SceneJoint, SceneLine, SceneStick } from './scene-stick';

/** Direction of a stick and of its light, unit vectors. */
export interface StickAxes {
  /** From its first end to the other. */
  readonly along: Direction;
  /** The middle of its fan: straight down at 0°, into the room where it stands upright, clockwise seen from its first end. */
  readonly light: Direction;
}

export function axesOf({ from, to, rollDegrees }: Pick<SceneStick, 'from' | 'to' | 'rollDegrees'>): StickAxes {
  const along = unit({ x: to.x - from.x, y: to.y - from.y, z: to.z - from.z });
  const down = squareOn(along, { x: 0, y: -1, z: 0 });
  const inwards = squareOn(along, { x: -from.x, y: 0, z: -from.z });
  const rest = lengthOf(down) > UPRIGHT ? down : lengthOf(inwards) > UPRIGHT ? inwards : squareOn(along, { x: 0, y: 0, z: 1 });
  const zero = unit(rest);
  const side = cross(along, zero);
  const turn = (rollDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { along, light: { x: zero.x * cos + side.x * sin, y: zero.y * cos + side.y * sin, z: zero.z * cos + side.z * sin } };
}

/** Sine of the angle to the vertical below which “down” is undefined. */
const UPRIGHT = 0.02;

/** Sticks as a gesture shows them, with the joints and feeds at their ends. */
export function sticksInHand(
  { sticks, joints, lines }: Scene,
  live: Pick<LiveState, 'sticks'>,
): Pick<Scene, 'sticks' | 'joints' | 'lines'> {
  if (live.sticks.size === 0) return { sticks, joints, lines };
  const ends = new Map<string, { readonly was: RoomPoint; readonly is: RoomPoint }>();
  for (const stick of sticks) {
    const now = live.sticks.get(stick.id);
    if (now === undefined) continue;
    for (const end of ['from', 'to'] as const) ends.set(`${end} ${stick.id}`, { was: stick[end], is: now[end] });
  }
  const moved = [...ends.values()];
  const placed = <T extends RoomPoint>(point: T): T => {
    const end = moved.find(({ was }) => metresBetweenPoints(was, point) < BESIDE_METRES);
    return end === undefined ? point : { ...point, x: end.is.x, y: end.is.y, z: end.is.z };
  };
  return {
    sticks: sticks.map((stick) => live.sticks.get(stick.id) ?? stick),
    joints: joints.map((joint): SceneJoint => placed(joint)),
    lines: lines.map((line): SceneLine => ({ ...line, feeds: line.feeds.map(placed) })),
  };
}

const BESIDE_METRES = 0.001;

function squareOn(axis: Direction, vector: Direction): Direction {
  const part = axis.x * vector.x + axis.y * vector.y + axis.z * vector.z;
  return { x: vector.x - axis.x * part, y: vector.y - axis.y * part, z: vector.z - axis.z * part };
}

function cross(a: Direction, b: Direction): Direction {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

function lengthOf({ x, y, z }: Direction): number {
  return Math.hypot(x, y, z);
}

function unit(vector: Direction): Direction {
  const length = lengthOf(vector) || 1;
  return { x: vector.x / length, y: vector.y / length, z: vector.z / length };
}
