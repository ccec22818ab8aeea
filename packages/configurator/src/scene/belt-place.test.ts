import { describe, expect, it } from 'vitest';
import { livingRoomBelts } from '../testing/belt-scene';
import { lightOnBelt, placeOnBelt } from './belt-place';

const [belt] = livingRoomBelts.belts;
const [light] = livingRoomBelts.lights;

describe('a place along a belt', () => {
  it('is at each point where the belt is held, and follows the belt beyond neither end', () => {
    for (const point of belt!.points) {
      const { at } = placeOnBelt(belt!, point.arcLengthMetres)!;
      expect(Math.hypot(at.x - point.x, at.y - point.y, at.z - point.z)).toBeLessThan(1e-6);
    }
    expect(placeOnBelt(belt!, -1)?.at).toEqual(placeOnBelt(belt!, 0)?.at);
    expect(placeOnBelt(belt!, 99)?.at.x).toBeCloseTo(belt!.points.at(-1)!.x, 6);
  });

  it('runs along the belt with a length of one', () => {
    const { tangent, span } = placeOnBelt(belt!, belt!.points[1]!.arcLengthMetres + 0.1)!;
    expect([Math.hypot(tangent.x, tangent.y, tangent.z), span]).toEqual([expect.closeTo(1, 9), 1]);
  });

  it('carries a light with the belt and keeps what hangs below it', () => {
    const lower = { ...belt!, spans: belt!.spans.map((span) => ({ ...span, curve: span.curve.map((at) => ({ ...at, y: at.y - 0.3 })) })) };
    const moved = lightOnBelt(light!, lower);
    expect(moved.bottomMetres).toBeCloseTo(light!.bottomMetres - 0.3, 6);
    expect(moved.host!.at.y).toBeCloseTo(light!.host!.at.y - 0.3, 6);
    expect(lightOnBelt({ ...light!, host: undefined }, lower).x).toBe(light!.x);
  });
});
