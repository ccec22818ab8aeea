import { describe, expect, it } from 'vitest';
import { beltRoomEditor } from '../testing/test-editor';
import { lightOnBelt, placeOfFeed, placeOnBelt } from './belt-place';

const { belts, lights, room } = beltRoomEditor().document.getState().scene;
const [belt] = belts;
const [light] = lights;
const none = { belts: new Map(), hosts: new Map() };

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
    expect(Math.hypot(tangent.x, tangent.y, tangent.z)).toBeCloseTo(1, 9);
    expect(span).toBe(1);
  });

  it('moves a light with the belt, together with the elements below it', () => {
    const lower = { ...belt!, spans: belt!.spans.map((span) => ({ ...span, curve: span.curve.map((at) => ({ ...at, y: at.y - 0.3 })) })) };
    const moved = lightOnBelt(light!, { ...none, belts: new Map([[belt!.id, lower]]) });
    expect(moved.bottomMetres).toBeCloseTo(light!.bottomMetres - 0.3, 2);
    expect(moved.host!.at.y).toBeCloseTo(light!.host!.at.y - 0.3, 2);
    expect(lightOnBelt(light!, none)).toBe(light);
  });

  it('shows a light where it is slid to', () => {
    const host = { ...light!.host!, at: { x: 0, y: 2, z: 0 } };
    expect(lightOnBelt(light!, { ...none, hosts: new Map([[light!.id, host]]) })).toMatchObject({ x: 0, z: 0, mountMetres: 2 });
  });

  it('puts the feed on its surface beside its point, away from the belt and within the room', () => {
    const place = placeOfFeed(belt!, room)!;
    expect(place.x).toBeCloseTo(belt!.points[0]!.x - 0.28, 6);
    expect(place.y).toEqual(room.heightMetres);
    expect(place.z).toBeCloseTo(0, 6);
    const narrow = { ...room, widthMetres: 4.4 };
    expect(placeOfFeed(belt!, narrow)!.x).toBeCloseTo(-2.11, 6);
  });
});
