import {
  anchorSurfaceOf,
  type Element,
  type ElementId,
  type ElementNode,
  jointAngles,
  jointsOf,
  type Position,
  type RoomSize,
  type StandingStick,
  type StickNode,
} from '@candil/domain';
import { roomPoint } from './belt-scene';
import { metresBetween } from './metres-between';
import { type LastMade, sameObject } from './same-object';
import type { SceneFeed, Surface } from './scene-belt';
import type { SceneJoint, SceneLine, SceneStick, SceneStickEnd } from './scene-stick';

/** A stick, or a base, where it was found. */
interface Found {
  readonly node: ElementNode;
  readonly at: Position;
  /** The composition that it lies in. */
  readonly lineId: ElementId;
}

export interface FoundSticks {
  readonly sticks: readonly Found[];
  readonly bases: readonly Found[];
}

export interface StickScene {
  readonly sticks: readonly SceneStick[];
  readonly joints: readonly SceneJoint[];
  readonly lines: readonly SceneLine[];
}

const lastSticks: LastMade<SceneStick> = new WeakMap();
export const NO_STICKS: StickScene = { sticks: [], joints: [], lines: [] };

export function isStickNode({ type, props }: Pick<Element, 'type' | 'props'>): boolean {
  return (type === 'Light' || type === 'Complement') && props.geometry?.kind === 'stick';
}

/** Draws the sticks of a room; the beam of a model in degrees, undefined without photometry. */
export type DrawSticks = (found: FoundSticks, room: RoomSize, beamOf: (model: string) => number | undefined) => StickScene;

/** Returns the sticks as views draw them; an unchanged stick is the same object as before. */
export function stickScene({ sticks, bases }: FoundSticks, room: RoomSize, beamOf: (model: string) => number | undefined): StickScene {
  if (sticks.length === 0) return NO_STICKS;
  const standing = sticks.map(standingOf);
  const nodes = jointsOf(standing);
  const byId = new Map(standing.map((stick) => [stick.id, stick]));
  const joints = nodes.map((node): SceneJoint => {
    return {
      ...roomPoint(node.at),
      id: jointIdOf(node),
      stickIds: node.ends.map(({ stickId }) => stickId),
      anglesDegrees: jointAngles(node, (id) => byId.get(id) as StandingStick),
    };
  });
  const jointOf = new Map(nodes.flatMap((node) => node.ends.map(({ stickId, end }) => [`${end} ${stickId}`, jointIdOf(node)] as const)));
  const scene = sticks.map(({ node, lineId }, index): SceneStick => {
    const { from, to } = standing[index] as StandingStick;
    const { attributes, technicalData, pose } = node.props;
    const endOf = (end: 'from' | 'to', at: Position): SceneStickEnd => ({
      ...roomPoint(at),
      held: heldAt(at, jointOf.get(`${end} ${node.id}`), room),
    });
    const made: SceneStick = {
      id: node.id,
      lineId,
      label: `K${index + 1}`,
      model: node.props.code ?? '',
      from: endOf('from', from),
      to: endOf('to', to),
      lengthMetres: technicalData.productLength ?? metresBetween(to, from),
      diameterMetres: node.size.depth,
      rollDegrees: Math.round((((pose?.roll ?? 0) * 180) / Math.PI) * 1e6) / 1e6,
      beamDegrees: beamOf(node.props.code ?? '') ?? DIFFUSE_DEGREES,
      color: attributes.color,
      temperature: attributes.temperature,
      control: attributes.control,
      watts: technicalData.watts ?? 0,
      lumens: technicalData.lumens ?? 0,
      collides: attributes.collides === true,
    };
    return sameStick(node, made);
  });
  return { sticks: scene, joints, lines: linesOf(scene, bases, room) };
}

/** Beam angle assumed for a stick without photometry. */
const DIFFUSE_DEGREES = 120;

function standingOf({ node, at }: Found): StandingStick {
  const { geometry } = node.props;
  if (geometry?.kind !== 'stick') return { id: node.id, from: at, to: at, joints: [] };
  const moved = (point: Position): Position => [at[0] + point[0], at[1] + point[1], at[2] + point[2]];
  return { id: node.id, from: moved(geometry.from), to: moved(geometry.to), joints: geometry.joints };
}

function jointIdOf({ ends: [first] }: StickNode): string {
  return `${first?.end} ${first?.stickId}`;
}

function heldAt(at: Position, jointId: string | undefined, room: RoomSize): SceneStickEnd['held'] {
  if (jointId !== undefined) return { kind: 'joint', jointId };
  const surface = anchorSurfaceOf(at, room);
  return surface === undefined ? { kind: 'free' } : { kind: 'surface', surface };
}

function sameStick(node: ElementNode, made: SceneStick): SceneStick {
  const before = lastSticks.get(node.props)?.get(node.id);
  if (before === undefined) return sameObject(lastSticks, node, made);
  const same = (one: SceneStickEnd, other: SceneStickEnd) => JSON.stringify(one) === JSON.stringify(other);
  const from = same(before.from, made.from) ? before.from : made.from;
  const to = same(before.to, made.to) ? before.to : made.to;
  return sameObject(lastSticks, node, { ...made, from, to });
}

function linesOf(sticks: readonly SceneStick[], bases: readonly Found[], room: RoomSize): readonly SceneLine[] {
  const ids = [...new Set(sticks.map(({ lineId }) => lineId))];
  return ids.map((id, index): SceneLine => {
    const own = sticks.filter(({ lineId }) => lineId === id);
    const feeds = bases.filter(({ lineId }) => lineId === id).map(({ node, at }) => feedOf(node, at, room));
    return {
      id,
      number: index + 1,
      stickIds: own.map((stick) => stick.id),
      feeds,
      watts: clean(own.reduce((sum, { watts }) => sum + watts, 0)),
      deliveredWatts: feeds.reduce((sum, { deliveredWatts }) => sum + (deliveredWatts ?? 0), 0),
    };
  });
}

function feedOf({ id, props }: ElementNode, at: Position, room: RoomSize): SceneFeed {
  const surface: Surface = anchorSurfaceOf(at, room) ?? 'ceiling';
  return {
    ...roomPoint(at),
    id,
    model: props.code ?? '',
    installation: props.attributes.installation,
    control: props.attributes.control,
    deliveredWatts: props.technicalData.delivered_power,
    surface,
  };
}

function clean(watts: number): number {
  return Math.round(watts * 1e6) / 1e6;
}
