import { beamEdges, intensityAt } from '../light';
import type { LightDistribution } from '../luminaire';
import { type DiagramOptions, frameOf, line, type Point, path, shown, svg, text } from './svg';

/** Options of a cone diagram. */
export interface ConeOptions extends DiagramOptions {
  /** Distances below the light, ascending; default 1, 2 and 3 m. */
  readonly distancesMetres?: readonly number[];
  /** Default 0 (C0–C180). */
  readonly planeDegrees?: number;
}

const RADIANS = Math.PI / 180;
const BEAM = 0.5;
/** Wider beams are drawn as if they were this wide, and labelled as they are. */
const WIDEST = 70;

/**
 * The cone diagram of a light that shines down: width of the beam and illuminance under its middle at some distances (DI1, DI4). A
 * beam without end or of 90° and more to a side has no width.
 */
export function coneDiagram(distribution: LightDistribution, options: ConeOptions = {}): string {
  const frame = frameOf(options);
  const { size, fontPixels, colours } = frame;
  const { distancesMetres = [1, 2, 3], planeDegrees = 0 } = options;
  const edges = beamEdges(distribution, planeDegrees, BEAM) ?? { axisDegrees: 0, towardsDegrees: 90, oppositeDegrees: 90 };
  const sides = [edges.towardsDegrees + edges.axisDegrees, edges.oppositeDegrees - edges.axisDegrees] as const;
  const isWide = Math.max(...sides) >= 89.9;
  // A beam that leans wholly to one side has its other side there too: below 0.
  const [right, leftward] = sides.map((angle) => Math.tan(Math.min(WIDEST, Math.max(-WIDEST, angle)) * RADIANS)) as [number, number];
  const span = Math.max(0.01, Math.max(0, right) + Math.max(0, leftward));
  const last = distancesMetres[distancesMetres.length - 1] ?? 1;
  const height = size * 0.9;
  const [top, bottom] = [fontPixels * 2, height - fontPixels * 1.6];
  const columns = fontPixels * 4.2;
  const room = size - 2 * columns;
  const unit = Math.min((bottom - top) / last, room / (span * last));
  // Distances fill the height; the width shrinks when the beam is wide.
  const down = (bottom - top) / last;
  const apex: Point = [columns + (room * Math.max(0, leftward)) / span, top];
  const at = (distance: number, slope: number): Point => [apex[0] + slope * distance * unit, top + distance * down];
  const candela = intensityAt(distribution, planeDegrees, 0);
  const rows = distancesMetres.flatMap((distance) => {
    const y = top + distance * down;
    const width = (Math.tan(sides[0] * RADIANS) + Math.tan(sides[1] * RADIANS)) * distance;
    return [
      line(
        [
          [columns, y],
          [size - columns, y],
        ],
        colours.grid,
        1,
      ),
      line([at(distance, -leftward), at(distance, right)], colours.first, frame.linePixels),
      text(frame, [2, y - 2], `${shown(distance)} m`, 'start', 0.9),
      text(frame, [2, y + fontPixels], isWide ? '—' : `⌀ ${shown(width)}`, 'start', 0.9),
      text(frame, [size - 2, y - 2], `${shown(candela / distance ** 2)} lx`, 'end', 0.9),
    ];
  });
  return svg(frame, height, options.label, [
    `<path d="${path([apex, at(last, -leftward), at(last, right)], true)}" fill="${colours.first}" fill-opacity="0.12" stroke="none"/>`,
    line([apex, at(last, 0)], colours.grid, 1, '3 3'),
    line([at(last, -leftward), apex, at(last, right)], colours.first, frame.linePixels),
    ...rows,
    text(frame, [apex[0], fontPixels * 1.2], isWide ? '≥ 180°' : `${Math.round(edges.towardsDegrees + edges.oppositeDegrees)}°`),
  ]);
}
