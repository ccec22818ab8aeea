import type { CanvasSize } from '../flat/projection';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** From the edge of what is turned to the middle of the handle, pixels. */
const OUTSIDE = 30;
/** Between the handle and the edge of the canvas. */
const INSIDE = 26;
/** Above first, then to either side of it, below last. */
const DIRECTIONS = [-90, -60, -120, -30, -150, 0, 180, 30, 150, 60, 120, 90] as const;

const around = ({ x, y }: Spot, reach: number, degrees: number): Spot => {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
};

interface TurnPlaceInput {
  readonly middle: Spot;
  /** Of what is turned, pixels. */
  readonly radius: number;
  readonly size: CanvasSize;
  /** Other bodies; a handle over one of them would take its presses. */
  readonly bodies: readonly (Spot & { readonly radius: number })[];
}

/** Where the handle of a turn stands outside what it turns: on the canvas, and clear of bodies where there is a place that is. */
export const turnPlace = ({ middle, radius, size, bodies }: TurnPlaceInput): Spot => {
  const spots = DIRECTIONS.map((degrees) => around(middle, radius + OUTSIDE, degrees));
  const isSeen = ({ x, y }: Spot) => x >= INSIDE && y >= INSIDE && x <= size.width - INSIDE && y <= size.height - INSIDE;
  const isClear = (spot: Spot) => bodies.every((body) => Math.hypot(body.x - spot.x, body.y - spot.y) > body.radius + INSIDE);
  const seen = spots.filter(isSeen);
  const [above] = spots;
  return (
    seen.find(isClear) ??
    seen[0] ?? {
      x: Math.min(Math.max(above?.x ?? middle.x, INSIDE), size.width - INSIDE),
      y: Math.min(Math.max(above?.y ?? middle.y, INSIDE), size.height - INSIDE),
    }
  );
};

/** A spot after a turn about a point, clockwise. */
export const turnedAbout = (middle: Spot, spot: Spot, degrees: number): Spot => {
  const [dx, dy] = [spot.x - middle.x, spot.y - middle.y];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI + degrees;
  return around(middle, Math.hypot(dx, dy), angle);
};
