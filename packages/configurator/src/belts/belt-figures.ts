import { CEILING_ROD_METRES, EDGE_METRES } from '@candil/domain';
import type { SceneRoom } from '../scene/scene';
import type { RoomPoint } from '../scene/scene-belt';

/** A belt by a few numbers; it is laid into the room as large as that lets it. Metres. */
export type BeltFigure =
  /** Hung under the ceiling from wall to wall in so many bows. */
  | { readonly kind: 'garland'; readonly spans: number; readonly slack?: number }
  /** To and fro across the room. */
  | { readonly kind: 'zigzag'; readonly spans: number; readonly slack?: number }
  /** Around so many corners, back to its first point. */
  | { readonly kind: 'loop'; readonly corners: number; readonly slack?: number }
  /** From high on the left wall to low on the right one. */
  | { readonly kind: 'diagonal'; readonly slack?: number }
  /** Straight down from the ceiling to the floor. */
  | { readonly kind: 'plumb' };

export interface FigurePath {
  readonly points: readonly RoomPoint[];
  readonly slack: number;
  readonly isClosed: boolean;
}

const MOST_POINTS = 24;
/** Free distance between a figure and the walls. */
const MARGIN_METRES = 0.5;

/** The points and slack of a figure in a room. */
export function figurePath(figure: BeltFigure, room: SceneRoom): FigurePath {
  const { widthMetres, depthMetres, heightMetres } = room;
  const y = Math.max(heightMetres - CEILING_ROD_METRES, EDGE_METRES);
  const halfWidth = Math.max(widthMetres / 2 - MARGIN_METRES, EDGE_METRES);
  const halfDepth = Math.max(depthMetres / 2 - MARGIN_METRES, EDGE_METRES);
  const along = (index: number, count: number, half: number) => round(-half + (2 * half * index) / count);
  switch (figure.kind) {
    case 'garland': {
      const spans = counted(figure.spans, 1);
      const points = Array.from({ length: spans + 1 }, (_, index) => ({ x: along(index, spans, halfWidth), y, z: 0 }));
      return { points, slack: figure.slack ?? 0.08, isClosed: false };
    }
    case 'zigzag': {
      const spans = counted(figure.spans, 2);
      const points = Array.from({ length: spans + 1 }, (_, index) => ({
        x: along(index, spans, halfWidth),
        y,
        z: round(index % 2 === 0 ? -halfDepth : halfDepth),
      }));
      return { points, slack: figure.slack ?? 0.02, isClosed: false };
    }
    case 'loop': {
      const corners = counted(figure.corners, 3);
      const radius = Math.min(halfWidth, halfDepth);
      const points = Array.from({ length: corners }, (_, index) => {
        const angle = (2 * Math.PI * index) / corners - Math.PI / 2;
        return { x: round(radius * Math.cos(angle)), y, z: round(radius * Math.sin(angle)) };
      });
      return { points, slack: figure.slack ?? 0.03, isClosed: true };
    }
    case 'diagonal': {
      const high = { x: -widthMetres / 2, y: round(Math.max(heightMetres - 0.3, EDGE_METRES)), z: 0 };
      const low = { x: widthMetres / 2, y: round(Math.min(1.6, heightMetres / 2)), z: 0 };
      return { points: [high, low], slack: figure.slack ?? 0.04, isClosed: false };
    }
    case 'plumb':
      return {
        points: [
          { x: 0, y, z: 0 },
          { x: 0, y: 0, z: 0 },
        ],
        slack: 0,
        isClosed: false,
      };
  }
}

function counted(count: number, least: number): number {
  return Math.min(Math.max(Math.round(count) || least, least), MOST_POINTS);
}

/** Whole millimetres. */
function round(metres: number): number {
  return Math.round(metres * 1000) / 1000 + 0;
}
