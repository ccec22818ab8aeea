import { type ElementId, initialSelection } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { PlaceRefusal } from '../editor/refusal';
import { bodiesOf } from '../placing/bodies';
import { createClearance } from '../placing/clearance';
import { freeDisplacement } from '../placing/free-place';
import type { PlanPlace } from '../scene/scene';
import { distanceGuides } from '../snap/distance-guides';
import type { Snapped } from '../snap/snap-place';
import { snapPointer } from '../snap/snap-pointer';
import { IDLE, NOTHING_LIVE } from '../state/nothing-live';
import type { Scope } from '../state/states';
import { addLight } from '../verbs/add-light';
import { radiusOfNew } from '../verbs/add-pattern';
import { modelOf } from '../verbs/new-light';
import { whereToHang } from '../verbs/where-to-hang';
import type { PointerInput } from './input';

type Placing = Extract<Scope, { kind: 'placing' }>;

/** A model of the library that is being placed. */
export interface PlacingHand {
  readonly take: (model: string, repeat: boolean) => void;
  readonly hover: (input: PointerInput) => void;
  /** Places it where it stands now; with `repeat` the next is in the hand at once. */
  readonly place: (isRepeated: boolean) => void;
  /** Moves by metres; used by the arrow keys. */
  readonly shift: (by: PlanPlace) => void;
}

const IN_HAND_ID = '';

export function createPlacingHand(core: EditorCore): PlacingHand {
  let at: PlanPlace = { x: 0, z: 0 };
  let refusal: PlaceRefusal | undefined;
  let body: { readonly key: readonly unknown[]; readonly inHand: ReturnType<typeof bodyInHand> } | undefined;

  /** Made anew only when the document or the selection changes. */
  const inHandOf = (model: string) => {
    const key = [model, core.document.getState().revision, core.view.getState().selection];
    if (body === undefined || !body.key.every((part, index) => part === key[index])) body = { key, inHand: bodyInHand(core, model) };
    return body.inHand;
  };
  const placing = (): Placing | undefined => {
    const scope = core.scope.getState();
    return scope.kind === 'placing' ? scope : undefined;
  };
  const show = (model: string, wanted: PlanPlace, pulled: Snapped['guides']) => {
    const { radiusMetres, clearance } = inHandOf(model);
    const reached = clearance.nearest(wanted);
    at = reached ?? wanted;
    refusal = reached === undefined ? (clearance.refusalAt(wanted) ?? { code: 'editor.outside-room' }) : undefined;
    const heightCm = modelHeight(core, model);
    const { scene } = core.document.getState();
    const guides = [...(refusal === undefined ? pulled : []), ...distanceGuides(scene, at, () => false)];
    const place = { ...at, heightCm };
    core.live.setState(
      {
        ...NOTHING_LIVE,
        ghosts: refusal === undefined ? [] : [{ elementId: undefined, place, radiusMetres, reason: refusal }],
        previews: refusal === undefined ? [{ model, place, radiusMetres }] : [],
        guides,
      },
      true,
    );
  };
  return {
    take: (model, repeat) => {
      modelOf(core, model);
      core.scope.setState({ kind: 'placing', model, repeat }, true);
      core.view.setState({ tool: 'add' });
      const { clearance } = inHandOf(model);
      show(model, freeDisplacement(clearance) ?? { x: 0, z: 0 }, []);
    },
    hover: (input) => {
      const held = placing();
      if (held === undefined) return;
      const { place, guides } = snapPointer(core, { x: input.at.x ?? at.x, z: input.at.z ?? at.z }, input);
      show(held.model, place, guides);
    },
    place: (isRepeated) => {
      const held = placing();
      if (held === undefined) return;
      if (refusal !== undefined) {
        core.refuse(refusal);
        return;
      }
      if (!addLight(core, held.model, at).ok) return;
      if (held.repeat || isRepeated) {
        // Beside the light just hung, where there is room for it.
        show(held.model, at, []);
        return;
      }
      core.scope.setState(IDLE, true);
      core.live.setState(NOTHING_LIVE, true);
      core.view.setState({ tool: 'select' });
    },
    shift: (by) => {
      const held = placing();
      if (held !== undefined) show(held.model, { x: at.x + by.x, z: at.z + by.z }, []);
    },
  };
}

/** Returns the radius of the model in the hand and its free places, with its own canopy where it gets one; displacements are places. */
function bodyInHand(core: EditorCore, code: string) {
  const { canopies } = core.input.sources.context;
  const { tree } = core.session.configuration;
  const where = whereToHang(tree, core.view.getState().selection);
  const feedId: ElementId | undefined = where.kind === 'canopy' ? where.canopyId : undefined;
  const radiusMetres = modelOf(core, code).technical.widthMetres / 2;
  const { height, width, depth } = roomSizeOf(core);
  const clearance = createClearance({
    bodies: [...bodiesOf(tree, canopies), { id: IN_HAND_ID, x: 0, z: 0, radiusMetres: radiusOfNew(core, code) }],
    isMoving: (id) => id === IN_HAND_ID,
    isOwn: (one, other) => one === feedId || other === feedId,
    room: { height, width, depth },
    isNew: true,
  });
  return { radiusMetres, clearance };
}

function roomSizeOf({ document }: EditorCore) {
  const { widthMetres: width, depthMetres: depth, heightMetres: height } = document.getState().scene.room;
  return { width, depth, height };
}

function modelHeight(core: EditorCore, code: string): number | undefined {
  const standardCm = initialSelection(modelOf(core, code), core.input.sources.context.today).pendantHeightCm;
  const { heightMetres } = core.document.getState().scene.room;
  return standardCm === undefined ? undefined : Math.min(standardCm, Math.floor(heightMetres * 100) - FLOOR_CLEARANCE_CM);
}

/** Free height above the floor, as in the domain (PH3). */
const FLOOR_CLEARANCE_CM = 10;
