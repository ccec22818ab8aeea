import {
  type BeltLoad,
  type BeltPath,
  beltOf,
  type Change,
  checkBeltLoads,
  checkBeltPath,
  checkConfiguration,
  type ElementNode,
  type Position,
  type StickJoint,
  stickFigure,
  tryChange,
} from '@candil/domain';
import { boardRefusal, crowdedBoardRefusal } from '../board-refusals';
import { compositionOf, data, elementOf, roomOf } from '../rooms';
import { modelOf } from '../seed-articles';
import { codeOf } from './sample-calls';

const BELT_ROOM = { width: 4, depth: 4, height: 4 } as const;

/** From a point of the left wall 3 m above the floor to another, metres. */
const beltPath = (x: number, y = 3, slack: readonly number[] = [0]): BeltPath => ({
  points: [
    [-2, 3, 0],
    [x, y, 0],
  ],
  slack,
});

/** First failure code of a belt between two points. */
function beltFailure(x: number, y: number, slack?: readonly number[]): string | undefined {
  const path = beltPath(x, y, slack);
  return checkBeltPath(path, beltOf(path), BELT_ROOM)[0]?.code;
}

/** A light of the catalogue on a belt of 3 m. */
function beltLoad(model: string, arcLengthMetres: number): BeltLoad {
  const { widthMetres } = modelOf(model, 16).technical;
  return { id: model, arcLengthMetres, widthMetres, isRigid: data.systemParts[model]?.lengthMetres !== undefined };
}

function loadFailure(slack: number, ...loads: readonly BeltLoad[]): string | undefined {
  return checkBeltLoads(beltOf(beltPath(1, 3, [slack])), loads)[0]?.code;
}

const FIGURE = { lengthsMetres: [1.15], count: 1, angleDegrees: 90, at: { x: 0, z: 0 }, turnDegrees: 0, seed: 1 } as const;

const FIGURE_TERMS = { joint: { min: 20, max: 160 }, diameterMetres: 0.022 };

interface Ends {
  readonly from?: Position;
  readonly to?: Position;
}

/** Failure code of a room with one stick of 1.15 m from the floor upwards, or with a second beside it. */
function stickRefusal(code: string, first: Ends, second?: Ends, isJoined = true, feeds: readonly ElementNode[] = []): string | undefined {
  const sticks = [elementOf('a', '7455'), elementOf('b', '7455'), elementOf('j', '7485')];
  const room = roomOf([compositionOf('line', [...sticks, ...feeds])]);
  const shaped = (elementId: string, { from = [0, 0, 0], to = [0, 1.15, 0] }: Ends, joints: readonly StickJoint[] = []): Change => ({
    kind: 'set-geometry',
    elementId,
    geometry: { kind: 'stick', from, to, joints },
  });
  const joints: readonly StickJoint[] = isJoined ? [{ end: 'from', elementId: 'a', otherEnd: 'to' }] : [];
  const places = ['line', 'a', 'b', 'j'].map((elementId): Change => ({ kind: 'move', elementId, position: [0, 0, 0] }));
  const rest: Change = second === undefined ? { kind: 'remove', elementIds: ['b'] } : shaped('b', second, joints);
  tryChange(room, [...places, shaped('a', first), rest]);
  const refused = checkConfiguration(room).flatMap((issue) => (issue.kind === 'refused' ? [issue.failure.code] : []));
  return refused.find((each) => each === code) ?? refused[0];
}

/** Failures about belts, sticks and boards. */
export const BELTS_AND_STICKS: Readonly<Record<string, () => string | undefined>> = {
  'belt.attach-edge': () => beltFailure(1.96, 3),
  'belt.span-short': () => beltFailure(-2, 3.02),
  'belt.below-floor': () => beltFailure(1, 0.2, [0.5]),
  'belt.length': () => {
    const longest = data.systemParts['8020']?.mostLengthMetres;
    const path = beltPath(1.5, 3.8, [1, 1]);
    const wide: BeltPath = { ...path, points: [...path.points, [-1.5, 3.8, 1]] };
    return checkBeltPath(wide, beltOf(wide), BELT_ROOM, longest)[0]?.code;
  },
  'belt.spacing': () => loadFailure(0, beltLoad('8110', 1), beltLoad('8115', 1.1)),
  'belt.body-straight': () => loadFailure(0.5, beltLoad('8150', 1.5)),
  'belt.body-over-end': () => loadFailure(0, beltLoad('8150', 0.3)),
  'stick.reach': () => stickRefusal('stick.reach', { to: [0, 1.2, 0] }),
  'stick.outside-room': () => stickRefusal('stick.outside-room', { from: [0, -0.6, 0], to: [0, 0.55, 0] }),
  'stick.angle': () => stickRefusal('stick.angle', {}, { from: [0, 1.15, 0], to: [0, 2.3, 0] }),
  'stick.surface-angle': () => stickRefusal('stick.surface-angle', { to: [1.15, 0, 0] }),
  'stick.cross': () => stickRefusal('stick.cross', {}, { from: [-0.5, 0.5, 0], to: [0.65, 0.5, 0] }, false),
  'stick.anchor': () => stickRefusal('stick.anchor', { from: [0, 1, 0], to: [0, 2.15, 0] }),
  'stick.feed': () => stickRefusal('stick.feed', {}),
  'stick.control': () => {
    const feed = (id: string, control: string) => elementOf(id, '7480', { control, installation: '10' });
    return stickRefusal('stick.control', {}, undefined, true, [feed('f', 'A'), feed('g', 'B')]);
  },
  'stick.figure-size': () => codeOf(stickFigure('diagonal', FIGURE, { width: 4, depth: 4, height: 3 }, FIGURE_TERMS)),
  'toolkit.part-foreign': () => boardRefusal('toolkit.part-foreign'),
  'toolkit.overlap': () => boardRefusal('toolkit.overlap'),
  'toolkit.loose-end': () => boardRefusal('toolkit.loose-end'),
  'toolkit.no-feed': () => boardRefusal('toolkit.no-feed'),
  'toolkit.overload': () => boardRefusal('toolkit.overload'),
  'toolkit.length': () => boardRefusal('toolkit.length'),
  'toolkit.load': () => boardRefusal('toolkit.load'),
  'toolkit.too-many-parts': crowdedBoardRefusal,
  'stick.figure-place': () => codeOf(stickFigure('v', FIGURE, { width: 0.5, depth: 0.5, height: 3 }, FIGURE_TERMS)),
};
