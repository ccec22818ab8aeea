import { boxAbout, boxesAlong, chooseLabelBoxes, type LabelBoxes, type RoomPoint, type Scene, type SceneJoint } from '@candil/configurator';
import { useFlat } from '../flat/flat-context';
import { useStickWords } from './use-stick-words';

type Spot = readonly [x: number, y: number];

interface StickLabelsProps extends Pick<Scene, 'sticks' | 'joints' | 'lines'> {
  readonly spotIn: (lineId: string | undefined) => (point: RoomPoint) => Spot;
  readonly lineOf: (joint: SceneJoint) => string | undefined;
}

/** About the advance of a digit at 12 px, and the height of a line. */
const DIGIT_PIXELS = 7.2;
const LINE_PIXELS = 14;
/** Between a stick and its length. */
const GAP_PIXELS = 5;
const END_PIXELS = 8;
const FEED_PIXELS = 12;
/** Sticks that are seen shorter than this leave their length out, pixels. */
const LEAST_PIXELS = 54;

/** Lengths beside sticks and angles at joints, each where it covers nothing. */
export const StickLabels = ({ sticks, joints, lines, spotIn, lineOf }: StickLabelsProps) => {
  const words = useStickWords();
  const { size } = useFlat();
  const angles = joints.flatMap((joint): (LabelBoxes & { key: string; text: string })[] => {
    const [angle] = joint.anglesDegrees;
    if (angle === undefined) return [];
    const spotOf = spotIn(lineOf(joint));
    const text = words.angle(angle);
    const [wide, [x, y]] = [text.length * DIGIT_PIXELS, spotOf(joint)];
    const around = ([dx, dy]: Spot) =>
      boxAbout(x + dx * (END_PIXELS + 3 + wide / 2), y + dy * (END_PIXELS + 3 + LINE_PIXELS / 2), wide, LINE_PIXELS);
    const outwards = awayFrom(
      sticks.filter(({ id }) => joint.stickIds.includes(id)).flatMap(({ from, to }) => [spotOf(from), spotOf(to)]),
      [x, y],
    );
    return [{ key: joint.id, text, boxes: [outwards, ...SIDES].map(around) }];
  });
  const lengths = sticks.flatMap((stick): (LabelBoxes & { key: string; text: string })[] => {
    const spotOf = spotIn(stick.lineId);
    const [[ax, ay], [bx, by]] = [spotOf(stick.from), spotOf(stick.to)];
    const away = Math.hypot(bx - ax, by - ay);
    if (away < LEAST_PIXELS) return [];
    const text = words.length(stick.lengthMetres);
    const wide = text.length * DIGIT_PIXELS;
    // Square to the stick and as far as clears it; over it first.
    const [nx, ny] = [-(by - ay) / away, (bx - ax) / away];
    const side = ny < 0 ? 1 : -1;
    const clear = (Math.abs(nx) * wide + Math.abs(ny) * LINE_PIXELS) / 2 + GAP_PIXELS;
    const boxes = [0.5, 0.35, 0.65].flatMap((share) =>
      [side, -side].map((way) =>
        boxAbout(ax + (bx - ax) * share + nx * way * clear, ay + (by - ay) * share + ny * way * clear, wide, LINE_PIXELS),
      ),
    );
    return [{ key: stick.id, text, boxes, isOptional: true }];
  });
  const labels = [...angles, ...lengths];
  const drawn = [
    ...sticks.flatMap(({ from, to, lineId }) => boxesAlong([from, to].map(spotIn(lineId)), 2, 8)),
    ...sticks.flatMap(({ from, to, lineId }) => [from, to].map((end) => boxAbout(...spotIn(lineId)(end), 2 * END_PIXELS, 2 * END_PIXELS))),
    ...lines.flatMap(({ id, feeds }) => feeds.map((feed) => boxAbout(...spotIn(id)(feed), 2 * FEED_PIXELS, 2 * FEED_PIXELS))),
  ];
  const chosen = chooseLabelBoxes(labels, drawn, { left: 0, top: 0, ...size });
  return (
    <g className="pointer-events-none">
      {labels.map(({ key, text, boxes }, index) => {
        const box = boxes[chosen[index] ?? -1];
        return (
          box && (
            <text
              key={key}
              x={box.left + box.width / 2}
              y={box.top + box.height / 2}
              textAnchor="middle"
              dominantBaseline="central"
              strokeWidth={3}
              className="fill-text stroke-surface text-xs font-semibold [paint-order:stroke]"
            >
              {text}
            </text>
          )
        );
      })}
    </g>
  );
};

const SIDES: readonly Spot[] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
];

/** The direction in which a place has none of these, of length 1; upwards where they are all around it. */
const awayFrom = (spots: readonly Spot[], [x, y]: Spot): Spot => {
  const [dx, dy] = spots.reduce(
    ([sumX, sumY], [px, py]) => {
      const length = Math.hypot(px - x, py - y) || 1;
      return [sumX - (px - x) / length, sumY - (py - y) / length];
    },
    [0, 0],
  );
  const length = Math.hypot(dx, dy);
  return length < 0.1 ? [0, -1] : [dx / length, dy / length];
};
