import { nearestBy, type Position } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { InputTarget, PointerInput } from '../input/input';
import { axisOfView } from '../scene/elevation-axis';
import { type BeltAt, beltAt } from './belt-at';

/** The place of a belt that a pointer means. */
export interface BeltUnder {
  readonly was: BeltAt;
  readonly arcLengthMetres: number;
  /** In the view, metres. */
  readonly metres: number;
}

/** The place of a belt nearest to a pointer as its view shows it. */
export function nearestPlace(was: BeltAt, input: Pick<PointerInput, 'view' | 'at' | 'y'>): BeltUnder {
  return { was, ...nearestBy(was.belt, distanceTo(input)) };
}

/** The belt nearest to a pointer in the view; a hit belt has precedence. Undefined without any. */
export function beltUnder(core: EditorCore, input: Pick<PointerInput, 'view' | 'at' | 'y' | 'target'>): BeltUnder | undefined {
  const hit = hitOn(core, input.target);
  if (hit !== undefined) return hit;
  const all = core.document.getState().scene.belts.flatMap(({ id }) => {
    const was = beltAt(core, id);
    return was === undefined ? [] : [nearestPlace(was, input)];
  });
  return all.reduce<BeltUnder | undefined>((best, each) => (best === undefined || each.metres < best.metres ? each : best), undefined);
}

function hitOn(core: EditorCore, target: InputTarget): BeltUnder | undefined {
  if (target.kind !== 'belt-span' && target.kind !== 'belt-point') return undefined;
  const was = beltAt(core, target.id);
  if (was === undefined) return undefined;
  const arc = target.kind === 'belt-span' ? target.arcLengthMetres : was.belt.pointMetres[target.index];
  return arc === undefined ? undefined : { was, arcLengthMetres: arc, metres: 0 };
}

function distanceTo({ view, at, y }: Pick<PointerInput, 'view' | 'at' | 'y'>): (place: Position) => number {
  const axis = axisOfView(view)?.axis;
  const { x = 0, z = 0 } = at;
  if (axis === 'x') return ([px, py]) => Math.hypot(px - x, py - (y ?? py));
  if (axis === 'z') return ([, py, pz]) => Math.hypot(pz - z, py - (y ?? py));
  if (view === 'walls') return ([px, py, pz]) => Math.hypot(px - x, py - (y ?? py), pz - z);
  return ([px, , pz]) => Math.hypot(px - x, pz - z);
}
