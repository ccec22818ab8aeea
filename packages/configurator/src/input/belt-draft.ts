import { beltOf, checkBeltPath, SHORTEST_SPAN_METRES } from '@candil/domain';
import { type Attached, attachedAt } from '../belts/attach-place';
import { roomSizeOf } from '../belts/belt-at';
import { beltModelOf } from '../belts/belt-changes';
import { pathOf } from '../belts/draw-belt';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { spansOf } from '../scene/belt-scene';
import { metresBetweenPoints, metresInPlan } from '../scene/metres-between';
import type { RoomPoint } from '../scene/scene-belt';
import { fixedPoints, type SnappedPoint, snapAttached } from '../snap/snap-attached';
import { SNAP_PIXELS } from '../snap/snap-place';
import type { LiveDraft, SurfaceKind } from '../state/states';
import { asTyped, type DraftValues } from './belt-draft-fields';
import type { PointerInput } from './input';

/** A belt that is drawn: the points that are set, and the one in the hand. */
export interface BeltDraft {
  readonly points: () => readonly RoomPoint[];
  readonly candidate: () => Attached | undefined;
  readonly isClosing: () => boolean;
  /** Returns the reason the candidate cannot be set. */
  readonly reason: () => Refusal | undefined;
  /** Takes the point in the hand to where a pointer, or a key, means it. */
  readonly aim: (input: PointerInput, held: SurfaceKind | undefined, values: DraftValues) => void;
  readonly set: () => void;
  readonly back: () => void;
  /** Lets the point in the hand go; the points that are set stay. */
  readonly letCandidateGo: () => void;
  readonly clear: () => void;
  readonly shown: () => { readonly draft: LiveDraft | undefined; readonly guides: SnappedPoint['guides'] };
}

export function createBeltDraft(core: EditorCore): BeltDraft {
  let points: readonly RoomPoint[] = [];
  let candidate: SnappedPoint | undefined;
  let isClosing = false;

  const last = () => points.at(-1);
  const isAtLast = () => candidate !== undefined && distance(candidate.point, last()) < SHORTEST_SPAN_METRES;
  /** The points of the belt as it would be with the one in the hand. */
  const drawn = (): readonly RoomPoint[] => (candidate === undefined || isClosing || isAtLast() ? points : [...points, candidate.point]);
  const reason = (): Refusal | undefined => {
    const code = beltModelOf(core);
    if (code === undefined) return { code: 'editor.no-belt-part' };
    const path = drawn();
    if (path.length < 2) return undefined;
    const shape = pathOf(path, { isClosed: isClosing });
    return checkBeltPath(shape, beltOf(shape), roomSizeOf(core), core.input.sources.systemParts[code]?.mostLengthMetres)[0];
  };
  const drop = () => {
    candidate = undefined;
    isClosing = false;
  };
  return {
    points: () => points,
    candidate: () => candidate,
    isClosing: () => isClosing,
    reason,
    aim: (input, held, values) => {
      const room = roomSizeOf(core);
      const from = last();
      const beside = from ?? { x: 0, y: room.height, z: 0 };
      const meant = attachedAt({ input, room, held, beside });
      const reach = (input.isCoarse ? SNAP_PIXELS.coarse : SNAP_PIXELS.fine) * input.metresPerPixel;
      const first = points[0];
      isClosing = points.length >= 3 && first !== undefined && distanceIn(input, meant.point, first) <= Math.max(reach, 0.02);
      if (isClosing && first !== undefined) {
        candidate = { surface: meant.surface, point: first, guides: [] };
        return;
      }
      const drawnPoints = points.map((point) => ({ point, of: undefined }));
      const fixed = [...drawnPoints, ...fixedPoints(core.document.getState().scene, () => false)];
      const snapped = snapAttached(core, meant, input, { fixed, from });
      candidate = { ...asTyped(snapped, from, values, room), guides: snapped.guides };
    },
    set: () => {
      if (candidate === undefined || isClosing || isAtLast()) return;
      points = [...points, candidate.point];
    },
    back: () => {
      points = points.slice(0, -1);
      isClosing = false;
    },
    letCandidateGo: drop,
    clear: () => {
      points = [];
      drop();
    },
    shown: () => {
      if (candidate === undefined && points.length === 0) return { draft: undefined, guides: [] };
      const path = drawn();
      const shape = path.length < 2 ? undefined : pathOf(path, { isClosed: isClosing });
      const draft: LiveDraft = {
        kind: 'belt',
        points,
        candidate: isAtLast() ? undefined : candidate?.point,
        surface: candidate?.surface ?? 'ceiling',
        isClosing,
        spans: shape === undefined ? [] : spansOf(shape, beltOf(shape)),
        reason: candidate === undefined ? undefined : reason(),
      };
      return { draft, guides: candidate?.guides ?? [] };
    },
  };
}

function distance(one: RoomPoint, other: RoomPoint | undefined): number {
  return other === undefined ? Number.POSITIVE_INFINITY : metresBetweenPoints(one, other);
}

/** As the view shows it: the plan does not distinguish a wall from its foot, nor a rod from the ceiling. */
function distanceIn({ view }: PointerInput, one: RoomPoint, other: RoomPoint): number {
  return view === 'plan' ? metresInPlan(one, other) : metresBetweenPoints(one, other);
}
