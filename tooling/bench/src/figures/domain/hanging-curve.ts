import { strict as assert } from 'node:assert';
import { hangingCurve, type RoomPoint, sagOf, smoothLine } from '@candil/domain';
import { compare } from '../../measure';
import { absolute, figure, nanoseconds } from '../../report';

const SPANS = 100;
const MOST_MICROSECONDS = 200;

interface Chord {
  readonly from: RoomPoint;
  readonly to: RoomPoint;
  readonly slack: number;
}

/** Spans as rooms have them: 0.5 to 4 m long, up to a metre of difference in height, 1 to 20 % of slack. */
const CHORDS: readonly Chord[] = Array.from({ length: SPANS }, (_, index) => ({
  from: [0, 2.7, 0],
  to: [0.5 + (index % 8) * 0.5, 2.7 - (index % 5) * 0.25, (index % 3) * 0.4],
  slack: 0.01 + (index % 20) * 0.01,
}));

/** Of how many points each line is; what a floor has to do no more than as well. */
const POINTS = CHORDS.map(({ from, to, slack }) => smoothLine(hangingCurve(from, to, slack)).length);

/** The floor: a parabola through the ends with a sag that is known beforehand, at as many points. */
const parabola = ({ from, to }: Chord, sagMetres: number, points: number): readonly RoomPoint[] =>
  Array.from({ length: points }, (_, index): RoomPoint => {
    const part = index / (points - 1);
    const low = 4 * sagMetres * part * (1 - part);
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part - low, from[2] + (to[2] - from[2]) * part];
  });

/** The same curve found as a textbook does it: the parameter by halves, then points along it. */
const byHalves = ({ from, to, slack }: Chord, points: number): readonly RoomPoint[] => {
  const [x, rise, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const run = Math.hypot(x, z);
  const length = Math.hypot(run, rise) * (1 + slack);
  const wanted = Math.sqrt(length * length - rise * rise);
  let [least, most] = [1e-6, 1e6];
  for (let step = 0; step < 100; step += 1) {
    const middle = Math.sqrt(least * most);
    if (2 * middle * Math.sinh(run / (2 * middle)) > wanted) least = middle;
    else most = middle;
  }
  const a = Math.sqrt(least * most);
  const lowest = run / 2 - a * Math.atanh(rise / length);
  const height = (at: number) => a * Math.cosh((at - lowest) / a);
  return Array.from({ length: points }, (_, index): RoomPoint => {
    const part = index / (points - 1);
    return [from[0] + x * part, from[1] + height(run * part) - height(0), from[2] + z * part];
  });
};

const lowest = (line: readonly RoomPoint[]) => Math.min(...line.map(([, y]) => y));

/** The hanging curves of a hundred spans as lines that are drawn, against the same by halves and against a parabola, the floor. */
export const hangingCurves = () => {
  const sags = CHORDS.map(({ from, to, slack }) => sagOf(hangingCurve(from, to, slack)));
  for (const [index, chord] of CHORDS.entries()) {
    const ours = smoothLine(hangingCurve(chord.from, chord.to, chord.slack));
    const theirs = byHalves(chord, 200);
    // Both leave the curve between their points by no more than about a millimetre.
    assert.ok(Math.abs(lowest(ours) - lowest(theirs)) < 0.002, `span ${index}`);
  }
  const times = compare({
    ours: { run: () => CHORDS.map(({ from, to, slack }) => smoothLine(hangingCurve(from, to, slack))), calls: 1 },
    halves: { run: () => CHORDS.map((chord, index) => byHalves(chord, POINTS[index] as number)), calls: 1 },
    floor: { run: () => CHORDS.map((chord, index) => parabola(chord, sags[index] as number, POINTS[index] as number)), calls: 1 },
  });
  figure(
    'hanging curve',
    `${absolute(times.ours)} for ${SPANS} spans, by halves ${nanoseconds(times.halves)} (${(times.ours / times.halves).toFixed(2)}x), a parabola ${nanoseconds(times.floor)} (${(times.ours / times.floor).toFixed(2)}x)`,
    `<= ${MOST_MICROSECONDS} us, <= 1x by halves`,
    (slower) => times.ours <= MOST_MICROSECONDS * 1000 * slower && times.ours <= times.halves,
  );
};
