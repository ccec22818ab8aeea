import { intensityAt, peakIntensity } from '../light';
import type { LightDistribution } from '../luminaire';
import { type CurveOptions, DRAWN_PLANES, shines, unitOf } from './curve-options';
import { frameOf, labelPixels, legend, line, niceSteps, type Point, shown, svg, text } from './svg';

const RATIO = 0.7;
const CURVE_STEP = 1;

/** The Cartesian diagram of a light: intensity over γ, to both sides in each plane (DI1, DI3). */
export function cartesianDiagram(distribution: LightDistribution, options: CurveOptions = {}): string {
  const frame = frameOf(options);
  const { size, fontPixels, colours, isSmall } = frame;
  const { unit, factor } = unitOf(distribution, options);
  const height = size * RATIO;
  const steps = niceSteps(peakIntensity(distribution).intensityCandela * factor);
  const most = steps[steps.length - 1] as number;
  const left = Math.max(fontPixels * 3, labelPixels(frame, shown(most), 0.9) + 6);
  const [top, right, bottom] = [fontPixels * 1.8, size - fontPixels * 1.2, height - fontPixels * 2];
  const last = shines(distribution, 90, 181) ? 180 : 90;
  const x = (angle: number) => left + ((angle + last) / (2 * last)) * (right - left);
  const y = (value: number) => bottom - (value / most) * (bottom - top);
  const angles = Array.from({ length: 2 * last + 1 }, (_, index) => (index - last) * CURVE_STEP);
  const curve = (plane: number): Point[] =>
    angles.map((angle) => [x(angle), y(intensityAt(distribution, angle < 0 ? plane + 180 : plane, Math.abs(angle)) * factor)]);
  const ticks = [-1, -2 / 3, -1 / 3, 0, 1 / 3, 2 / 3, 1]
    .map((share) => share * last)
    .filter((angle) => !isSmall || angle === 0 || Math.abs(angle) === last);
  const values = [0, ...steps].filter((_, index, all) => !isSmall || index === 0 || index === all.length - 1);
  const legends: string[] = [];
  let end = size - 2;
  for (const { name, short, colour, dashes } of [...DRAWN_PLANES].reverse()) {
    const entry = legend(frame, [end, fontPixels * 1.1], { name: isSmall ? short : name, colour: colours[colour], dashes });
    legends.unshift(entry.markup);
    end = entry.left - fontPixels * 0.6;
  }
  return svg(frame, height, options.label, [
    ...[0, ...steps].map((value) =>
      line(
        [
          [left, y(value)],
          [right, y(value)],
        ],
        colours.grid,
        1,
      ),
    ),
    ...ticks.map((angle) =>
      line(
        [
          [x(angle), top],
          [x(angle), bottom],
        ],
        colours.grid,
        1,
      ),
    ),
    ...DRAWN_PLANES.map(({ plane, colour, dashes }) => line(curve(plane), colours[colour], frame.linePixels, dashes)),
    ...values.map((value) => text(frame, [left - 4, y(value) + fontPixels * 0.35], shown(value), 'end', 0.9)),
    ...ticks.map((angle) => text(frame, [x(angle), bottom + fontPixels * 1.3], `${Math.round(Math.abs(angle))}°`, 'middle', 0.9)),
    text(frame, [2, fontPixels * 1.1], unit, 'start', 0.9),
    ...legends,
  ]);
}
