import { describe, expect, it } from 'vitest';
import { FITTED, pannedBy, projectionOf, toU, toV, toX, toY, type ViewRect, zoomedAt } from './projection';

const ROOM: ViewRect = { left: -2, top: -1.5, right: 2, bottom: 1.5 };
const SIZE = { width: 500, height: 400 };
const MARGIN = { left: 50, top: 20, right: 50, bottom: 30 };

describe('a projection', () => {
  it('centres the content within the margins, as large as it fits', () => {
    const projection = projectionOf(ROOM, SIZE, MARGIN, FITTED);
    expect(projection).toEqual({ scale: 100, originX: 250, originY: 195 });
    expect(toX(projection, -2)).toBe(50);
    expect(toY(projection, 1.5)).toBe(345);
    expect(toU(projection, 450)).toBe(2);
    expect(toV(projection, 45)).toBe(-1.5);
  });

  it('zooms to the pixel under the pointer, within its bounds', () => {
    const before = projectionOf(ROOM, SIZE, MARGIN, FITTED);
    const camera = zoomedAt(FITTED, before, 2, 400 - 250, 100 - 195);
    const after = projectionOf(ROOM, SIZE, MARGIN, camera);
    expect(after.scale).toBe(200);
    expect(toU(after, 400)).toEqual(toU(before, 400));
    expect(toV(after, 100)).toEqual(toV(before, 100));
    expect([zoomedAt(FITTED, before, 100, 0, 0).zoom, zoomedAt(FITTED, before, 0.01, 0, 0).zoom]).toEqual([12, 0.5]);
  });

  it('follows a pull by pixels', () => {
    const before = projectionOf(ROOM, SIZE, MARGIN, FITTED);
    const after = projectionOf(ROOM, SIZE, MARGIN, pannedBy(FITTED, before, 30, -10));
    expect(toX(after, 0) - toX(before, 0)).toBe(30);
    expect(toY(after, 0) - toY(before, 0)).toBe(-10);
  });
});
