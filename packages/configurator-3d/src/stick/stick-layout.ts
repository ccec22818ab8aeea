import { finishMaterial } from '@candil/catalogue/imagery';
import {
  axesOf,
  metresBetweenPoints,
  type Scene,
  type SceneFeed,
  type SceneJoint,
  type SceneStick,
  type Surface,
} from '@candil/configurator';
import { Matrix4, Quaternion, Vector3 } from 'three';
import type { Glow } from '../batch/glow-batch';
import type { Body } from '../batch/luminaire-batch';
import { HOOK, shapeOf } from '../batch/plain-recipes';
import { tintBesideUsual, tintOf } from '../lighting/kelvin-tint';
import { type Lamp, lampsAlong } from '../lighting/lamp';
import { scale, type Vector } from '../lighting/vector';

const BLACK = finishMaterial('11')!;
const WHOLE: Vector = [1, 1, 1];
const DARK: Vector = [0, 0, 0];
/** Offset of a rod's axis from the origin of its recipe, over and behind it, in metres. */
const AXIS = 0.011;
/** Between two lamps and two hazes that stand for the light of a rod. */
const LAMP_METRES = 0.42;
const GLOW_METRES = 0.16;
/** A plate where a rod meets a surface without a base. */
const PLATE = 0.02;
const PLATE_THICKNESS = 0.008;

/** Everything that sticks put into the room. */
export interface SticksLayout {
  readonly bodies: readonly Body[];
  readonly glows: readonly Glow[];
  readonly lamps: ReadonlyMap<string, readonly Lamp[]>;
}

const vectorOf = ({ x, y, z }: { readonly x: number; readonly y: number; readonly z: number }): Vector => [x, y, z];
const finishOf = (colour: string | undefined) => finishMaterial(colour ?? '') ?? finishMaterial((colour ?? '').slice(0, 2)) ?? BLACK;

/** The recipe of a rod lies along x and shines along z. */
const turnOf = (stick: SceneStick): Quaternion => {
  const { along, light } = axesOf(stick);
  const [x, z] = [new Vector3(along.x, along.y, along.z), new Vector3(light.x, light.y, light.z)];
  return new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(x, new Vector3().crossVectors(z, x), z));
};

const pointOn = ({ from, to }: SceneStick, share: number): Vector => [
  from.x + (to.x - from.x) * share,
  from.y + (to.y - from.y) * share,
  from.z + (to.z - from.z) * share,
];

const rodBody = (stick: SceneStick, lampLevel: number): Body => {
  const turn = turnOf(stick);
  const middle = pointOn(stick, 0.5);
  const down = new Vector3(0, -AXIS, -AXIS).applyQuaternion(turn);
  const tint = scale(tintBesideUsual(stick.temperature), lampLevel);
  return {
    id: stick.id,
    model: stick.model,
    finish: finishOf(stick.color),
    at: [middle[0] + down.x, middle[1] + down.y, middle[2] + down.z],
    size: WHOLE,
    turn,
    shine: stick.lumens > 0 ? tint : DARK,
    radiusMetres: stick.diameterMetres / 2,
    heightMetres: stick.diameterMetres,
  };
};

const lampsOfStick = (stick: SceneStick): readonly Lamp[] => {
  if (stick.lumens <= 0) return [];
  const { light } = axesOf(stick);
  const count = Math.max(2, Math.round(stick.lengthMetres / LAMP_METRES));
  const places = Array.from({ length: count }, (_, index): Vector => {
    const [x, y, z] = pointOn(stick, (index + 0.5) / count);
    return [x + light.x * 0.03, y + light.y * 0.03, z + light.z * 0.03];
  });
  return lampsAlong(places, vectorOf(light), stick.beamDegrees / 2, stick);
};

const glowsOf = (stick: SceneStick): readonly Glow[] => {
  if (stick.lumens <= 0) return [];
  const tint = tintOf(stick.temperature);
  const { light } = axesOf(stick);
  const count = Math.max(3, Math.round(stick.lengthMetres / GLOW_METRES));
  return Array.from({ length: count }, (_, index): Glow => {
    const [x, y, z] = pointOn(stick, (index + 0.5) / count);
    return {
      id: `${stick.id} glow ${index}`,
      at: [x + light.x * 0.02, y + light.y * 0.02, z + light.z * 0.02],
      widthMetres: 0.34,
      tint: [tint[0] * 0.16, tint[1] * 0.12, tint[2] * 0.075],
      behindMetres: 0.03,
    };
  });
};

const ballBody = (joint: SceneJoint, sticks: readonly SceneStick[]): Body => {
  const first = sticks.find(({ id }) => id === joint.stickIds[0]);
  const along = first ? axesOf(first).along : { x: 0, y: 1, z: 0 };
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), new Vector3(along.x, along.y, along.z));
  // The middle of its ball is 30 mm above the origin of its recipe.
  const down = new Vector3(0, -0.03, 0).applyQuaternion(turn);
  const at: Vector = [joint.x + down.x, joint.y + down.y, joint.z + down.z];
  const id = `joint ${joint.id}`;
  return {
    id,
    model: JOINT_MODEL,
    finish: finishOf(first?.color),
    at,
    size: WHOLE,
    turn,
    shine: DARK,
    radiusMetres: 0.015,
    heightMetres: 0.06,
  };
};

/** Model of the joints of the collection; joints have no value of their own. */
const JOINT_MODEL = '7485';

const INWARDS: Readonly<Record<Surface, Vector>> = {
  ceiling: [0, -1, 0],
  floor: [0, 1, 0],
  'wall-A': [0, 0, 1],
  'wall-B': [-1, 0, 0],
  'wall-C': [0, 0, -1],
  'wall-D': [1, 0, 0],
};

/** A body of a recipe that hangs from its ceiling, on a surface. */
const onSurface = (id: string, model: string, [x, y, z]: Vector, surface: Surface, heightMetres: number, size: Vector): Body => {
  const [nx, ny, nz] = INWARDS[surface];
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, -1, 0), new Vector3(nx, ny, nz));
  const at: Vector = [x + nx * heightMetres, y + ny * heightMetres, z + nz * heightMetres];
  return { id, model, finish: BLACK, at, size, turn, shine: DARK, radiusMetres: 0.045, heightMetres };
};

const baseBody = (feed: SceneFeed): Body =>
  onSurface(feed.id, feed.model, vectorOf(feed), feed.surface, shapeOf(feed.model).heightMetres, WHOLE);

const plates = (stick: SceneStick, feeds: readonly SceneFeed[]): readonly Body[] =>
  (['from', 'to'] as const).flatMap((end) => {
    const { held, ...at } = stick[end];
    if (held.kind !== 'surface') return [];
    const isFed = feeds.some((feed) => metresBetweenPoints(feed, at) < 0.002);
    const size: Vector = [PLATE / 0.011, PLATE_THICKNESS / 0.012, PLATE / 0.011];
    return isFed ? [] : [onSurface(`${stick.id} ${end} plate`, HOOK, vectorOf(at), held.surface, PLATE_THICKNESS, size)];
  });

/** Rods with their light, the balls of joints, bases and plates. */
export const layoutOfSticks = ({ sticks, joints, lines }: Pick<Scene, 'sticks' | 'joints' | 'lines'>, lampLevel: number): SticksLayout => {
  const feeds = lines.flatMap((line) => line.feeds);
  return {
    bodies: [
      ...sticks.map((stick) => rodBody(stick, lampLevel)),
      ...joints.map((joint) => ballBody(joint, sticks)),
      ...feeds.map(baseBody),
      ...sticks.flatMap((stick) => plates(stick, feeds)),
    ],
    glows: sticks.flatMap(glowsOf),
    lamps: new Map(sticks.map((stick) => [stick.id, lampsOfStick(stick)])),
  };
};
