import { intensityAt, peakIntensity } from '../light';
import type { LightDistribution } from '../luminaire';
import { type CurveOptions, DRAWN_PLANES, shines, unitOf } from './curve-options';
import { frameOf, legend, line, niceSteps, type Point, px, shown, svg, text } from './svg';

const RADIANS = Math.PI / 180;
const RAY_STEP = 30;
/** Fine enough that a curve looks round. */
const CURVE_STEP = 2;

/** γ of the curve: those of the file and steps between. */
function anglesOf(distribution: LightDistribution): number[] {
  const steps = Array.from({ length: 180 / CURVE_STEP + 1 }, (_, index) => index * CURVE_STEP);
  return [...new Set([...steps, ...distribution.gammasDegrees])].sort((a, b) => a - b);
}

/**
 * The polar diagram of a light: C0–C180 as a whole line, C90–C270 dashed, nadir down, rings labelled in cd/klm or cd (DI1, DI2). Only
 * the half with light is drawn when the other is dark.
 */
export function polarDiagram(distribution: LightDistribution, options: CurveOptions = {}): string {
  const frame = frameOf(options);
  const { size, fontPixels, colours, isSmall } = frame;
  const { unit, factor } = unitOf(distribution, options);
  const [hasUp, hasDown] = [shines(distribution, 90, 181), shines(distribution, -1, 90)];
  const margin = fontPixels * 1.6;
  const radius = size / 2 - margin;
  const isHalf = hasUp !== hasDown;
  const centre: Point = [size / 2, !isHalf || hasUp ? size / 2 : margin * 1.2];
  const height = isHalf ? radius + margin * 2.7 : size + margin;
  const middle: Point = isHalf && hasUp ? [size / 2, radius + margin] : centre;
  const rings = niceSteps(peakIntensity(distribution).intensityCandela * factor);
  const most = rings[rings.length - 1] as number;
  const at = (gamma: number, side: 1 | -1, length: number): Point => [
    middle[0] + side * Math.sin(gamma * RADIANS) * length,
    middle[1] + Math.cos(gamma * RADIANS) * length,
  ];
  const rays = Array.from({ length: 360 / RAY_STEP }, (_, index) => index * RAY_STEP).filter((angle) => {
    const isUp = angle > 90 && angle < 270;
    return !isHalf || (hasUp ? isUp || angle === 90 || angle === 270 : !isUp);
  });
  const arc = (length: number) => {
    if (!isHalf) return `<circle cx="${px(middle[0])}" cy="${px(middle[1])}" r="${px(length)}" fill="none" stroke="${colours.grid}"/>`;
    const from: Point = [middle[0] - length, middle[1]];
    return `<path d="M${px(from[0])} ${px(from[1])}A${px(length)} ${px(length)} 0 0 ${hasUp ? 1 : 0} ${px(middle[0] + length)} ${px(from[1])}" fill="none" stroke="${colours.grid}"/>`;
  };
  const gammas = anglesOf(distribution);
  const curve = (plane: number): Point[] =>
    ([1, -1] as const).flatMap((side) => {
      const points = gammas.map((gamma) =>
        at(gamma, side, (intensityAt(distribution, side > 0 ? plane : plane + 180, gamma) * factor * radius) / most),
      );
      return side > 0 ? points.reverse() : points;
    });
  const ringLabels = rings.filter((_, index) => !isSmall || index === rings.length - 1);
  const labelAngle = isHalf && hasUp ? 180 : 0;
  const angleLabels = [30, 60, 90, 120, 150].filter(
    (angle) => (!isHalf || (hasUp ? angle >= 90 : angle <= 90)) && (!isSmall || angle % 60 === 30),
  );
  return svg(frame, height, options.label, [
    ...rings.map((value) => arc((value / most) * radius)),
    ...rays.map((angle) => line([middle, at(angle, 1, radius)], colours.grid, 1)),
    ...DRAWN_PLANES.map(({ plane, colour, dashes }) => line(curve(plane), colours[colour], frame.linePixels, dashes)),
    ...ringLabels.map((value) =>
      text(frame, [middle[0], at(labelAngle, 1, (value / most) * radius)[1] + fontPixels * 0.35], shown(value), 'middle', 0.9),
    ),
    ...angleLabels.map((angle) =>
      text(
        frame,
        [at(angle, 1, radius)[0] + 2, at(angle, 1, radius)[1] + fontPixels * (angle === 90 ? -0.3 : 0.4)],
        `${angle}°`,
        angle === 90 ? 'end' : 'start',
        0.9,
      ),
    ),
    text(frame, [2, height - fontPixels * 0.4], unit, 'start'),
    ...DRAWN_PLANES.map(({ name, colour, dashes }, index) => {
      const y = height - fontPixels * (index === 0 ? 1.6 : 0.4);
      return legend(frame, [size - 2, y], { name, colour: colours[colour], dashes }).markup;
    }),
  ]);
}
