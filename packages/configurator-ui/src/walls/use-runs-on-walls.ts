import type { SceneRoom, SceneStick, Surface } from '@candil/configurator';
import { useMemo } from 'react';
import type { ViewOf } from '../belt/span-under-pointer';
import { useDocument } from '../state/use-editor-state';
import { type StripWall, viewOfWalls, wallsHolding } from './wall-strip';

/** A belt or a line of sticks with the walls that it is fixed to. */
export interface RunOnWalls {
  readonly walls: readonly StripWall[];
  readonly viewOf: ViewOf;
}

const surfacesOf = ({ from, to }: SceneStick): readonly Surface[] =>
  [from, to].flatMap(({ held }) => (held.kind === 'surface' ? [held.surface] : []));

/** Belts and lines that are fixed to at least one wall, by their ids. */
export const useRunsOnWalls = (room: SceneRoom, walls: readonly StripWall[]): ReadonlyMap<string, RunOnWalls> => {
  const { belts, lines, sticks } = useDocument((state) => state.scene);
  return useMemo(() => {
    const held: readonly (readonly [string, readonly Surface[]])[] = [
      ...belts.map(({ id, points }) => [id, points.map(({ surface }) => surface)] as const),
      ...lines.map(({ id }) => [id, sticks.filter(({ lineId }) => lineId === id).flatMap(surfacesOf)] as const),
    ];
    return new Map(
      held.flatMap(([id, surfaces]) => {
        const own = wallsHolding(walls, surfaces);
        return own.length === 0 ? [] : [[id, { walls: own, viewOf: viewOfWalls(room, own) }] as const];
      }),
    );
  }, [room, walls, belts, lines, sticks]);
};
