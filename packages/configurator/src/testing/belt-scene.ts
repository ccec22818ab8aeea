import { placeOnBelt } from '../scene/belt-place';
import type { Scene, SceneLight } from '../scene/scene';
import type { RoomPoint, SceneBelt, SceneBeltPoint, SceneBeltSpan, Surface } from '../scene/scene-belt';

const ROOM = { widthMetres: 5.2, depthMetres: 3.2, heightMetres: 2.8, extraCeilingMetres: 0.16, ceilingMaterial: 'pladur' };
const STEPS = 24;

interface Held extends RoomPoint {
  readonly surface: Surface;
}

/** A span as a parabola, which is near enough to look at. */
const spanOf = (from: RoomPoint, to: RoomPoint, indices: readonly [number, number], slack: number): SceneBeltSpan => {
  const straightMetres = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
  const sagMetres = straightMetres * Math.sqrt((3 / 8) * slack);
  const curve = Array.from({ length: STEPS + 1 }, (_, step): RoomPoint => {
    const share = step / STEPS;
    return {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share - 4 * sagMetres * share * (1 - share),
      z: from.z + (to.z - from.z) * share,
    };
  });
  const lengthMetres = straightMetres * (1 + slack);
  return { from: indices[0], to: indices[1], straightMetres, lengthMetres, slack, sagMetres, curve };
};

interface BeltInput {
  readonly id: string;
  readonly label: string;
  readonly color: string;
  readonly firstPoint: number;
  readonly held: readonly Held[];
  readonly slacks: readonly number[];
  readonly watts: number;
  readonly lightIds: readonly string[];
}

const beltOf = ({ id, label, color, firstPoint, held, slacks, watts, lightIds }: BeltInput): SceneBelt => {
  const spans = slacks.map((slack, index) => spanOf(held[index]!, held[index + 1]!, [index, index + 1], slack));
  let arcLengthMetres = 0;
  const points = held.map((point, index): SceneBeltPoint => {
    arcLengthMetres += spans[index - 1]?.lengthMetres ?? 0;
    const rodMetres = point.surface === 'ceiling' ? ROOM.heightMetres - point.y : 0;
    return { ...point, label: `P${firstPoint + index}`, rodMetres, arcLengthMetres };
  });
  return {
    id,
    compositionId: 'composition',
    label,
    model: '8010',
    color,
    widthMetres: 0.032,
    points,
    spans,
    isClosed: false,
    lengthMetres: arcLengthMetres,
    mostLengthMetres: 30,
    feed: undefined,
    watts,
    lightIds,
    accessories: [],
  };
};

const first = beltOf({
  id: 'belt-1',
  label: 'B1',
  color: '31',
  firstPoint: 1,
  held: [
    { x: -2.1, y: 2.68, z: 0.2, surface: 'ceiling' },
    { x: -0.1, y: 2.68, z: -0.1, surface: 'ceiling' },
    { x: 2.6, y: 2.25, z: -0.2, surface: 'wall-B' },
  ],
  slacks: [0.05, 0.025],
  watts: 58,
  lightIds: ['globe-1', 'cone', 'globe-2', 'dome-1', 'dome-2', 'dome-3'],
});
const second = beltOf({
  id: 'belt-2',
  label: 'B2',
  color: '51',
  firstPoint: 4,
  held: [
    { x: 0.1, y: 1.72, z: -1.6, surface: 'wall-A' },
    { x: 1.9, y: 1.72, z: -1.6, surface: 'wall-A' },
  ],
  slacks: [0.05],
  watts: 22,
  lightIds: ['spot-1', 'globe-3', 'spot-2'],
});
const [P1] = first.points;

const MODELS: Readonly<Record<string, readonly [radius: number, height: number, lumens: number]>> = {
  '8110': [0.1, 0.22, 520],
  '8115': [0.15, 0.32, 860],
  '8120': [0.05, 0.14, 700],
  '8125': [0.1, 0.15, 560],
  '8130': [0.15, 0.2, 900],
  '8135': [0.3, 0.35, 1500],
};

const hung = (belt: SceneBelt, id: string, model: string, color: string, arcLengthMetres: number, index: number): SceneLight => {
  const { at, tangent } = placeOnBelt(belt, arcLengthMetres)!;
  const [radiusMetres, bodyHeightMetres, lumens] = MODELS[model]!;
  return {
    id,
    type: 'Light',
    label: `L${index}`,
    model,
    compositionId: 'composition',
    canopyId: undefined,
    radiusMetres,
    bodyHeightMetres,
    bottomMetres: at.y - bodyHeightMetres,
    mountMetres: at.y,
    heightCm: undefined,
    color,
    temperature: '1',
    control: 'A',
    installation: undefined,
    lumens,
    collides: false,
    host: { beltId: belt.id, arcLengthMetres, at, tangent },
    x: at.x,
    z: at.z,
  };
};

const FEED = { x: -2.4, y: 2.8, z: 0.2, surface: 'ceiling' } as const;

/** A living room under two belts as a view is given it: one fed and lit, one on the wall that nothing feeds. */
export const livingRoomBelts: Scene = {
  room: ROOM,
  compositions: [{ id: 'composition', number: 1, canopyIds: [], lightIds: [...first.lightIds, ...second.lightIds] }],
  canopies: [],
  lights: [
    hung(first, 'globe-1', '8115', '11', 0.45, 1),
    hung(first, 'cone', '8135', '11', 1.05, 2),
    hung(first, 'globe-2', '8115', '11', 1.62, 3),
    hung(first, 'dome-1', '8125', '42', 2.95, 4),
    hung(first, 'dome-2', '8130', '31', 3.65, 5),
    hung(first, 'dome-3', '8125', '42', 4.3, 6),
    hung(second, 'spot-1', '8120', '14', 0.48, 7),
    hung(second, 'globe-3', '8110', '10', 0.95, 8),
    hung(second, 'spot-2', '8120', '14', 1.4, 9),
  ],
  belts: [
    {
      ...first,
      feed: { ...FEED, id: 'feed', model: '8015', installation: '20', control: 'A', deliveredWatts: 100, arcLengthMetres: P1!.arcLengthMetres },
    },
    second,
  ],
  sticks: [],
  joints: [],
  lines: [],
};
