import type { ElementId } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { copiesOf } from '../placing/copies';
import { holderOf } from '../placing/movers';
import type { PlanPlace, Scene, SceneLight } from '../scene/scene';
import { distanceGuides } from '../snap/distance-guides';
import { snapLines } from '../snap/snap-lines';
import { snapPointer } from '../snap/snap-pointer';
import { NOTHING_LIVE } from '../state/nothing-live';
import type { Ghost, PlacePreview } from '../state/states';
import { putDown } from '../verbs/duplicate';
import type { PointerGesture } from './gesture';
import type { PointerInput } from './input';

/** Pulls copies off elements that stay in place: snapped by the snap mode, around obstacles and within the walls. */
export function beginCopy(core: EditorCore, ids: readonly ElementId[], leadId: ElementId, press: PointerInput): PointerGesture | undefined {
  const { scene, furniture } = core.document.getState();
  const copied = lightsIn(core, scene, ids);
  const lead = copied.find(({ id }) => id === leadId) ?? copied[0];
  const copies = copiesOf(core, ids);
  if (lead === undefined || copies === undefined) return undefined;
  const { clearance } = copies;
  const lines = snapLines(scene, furniture, () => false);
  const grab: PlanPlace = { x: lead.x - (press.at.x ?? lead.x), z: lead.z - (press.at.z ?? lead.z) };
  let last: PlanPlace | undefined;
  const previewOf = ({ model, x, z, heightCm, radiusMetres }: SceneLight, by: PlanPlace): PlacePreview => ({
    model,
    place: { x: x + by.x, z: z + by.z, heightCm },
    radiusMetres,
  });
  return {
    scope: { kind: 'moving', ids, view: press.view },
    move: (input) => {
      const { at } = input;
      const meant: PlanPlace = { x: at.x === undefined ? lead.x : at.x + grab.x, z: at.z === undefined ? lead.z : at.z + grab.z };
      // Alt asks for copies here, so it does not free the pointer as well.
      const { place, guides } = snapPointer(core, meant, { ...input, alt: false }, { lines, from: lead });
      const wanted: PlanPlace = { x: place.x - lead.x, z: place.z - lead.z };
      last = clearance.nearest(wanted) ?? last;
      const reason = clearance.refusalAt(wanted);
      const { heightCm, radiusMetres } = lead;
      const ghosts: readonly Ghost[] =
        reason === undefined ? [] : [{ elementId: undefined, place: { ...place, heightCm }, radiusMetres, reason }];
      const stands = last;
      core.live.setState(
        {
          ...NOTHING_LIVE,
          previews: stands === undefined ? [] : copied.map((light) => previewOf(light, stands)),
          ghosts,
          guides:
            stands === undefined || reason !== undefined
              ? []
              : [...guides, ...distanceGuides(scene, { x: lead.x + stands.x, z: lead.z + stands.z }, () => false)],
        },
        true,
      );
    },
    drop: () => {
      if (last !== undefined) putDown(core, copies, last);
    },
    cancel: () => undefined,
  };
}

/** The lights that are copied: those asked for, and all of the canopies and compositions asked for. */
function lightsIn({ session }: EditorCore, { lights }: Scene, ids: readonly ElementId[]): readonly SceneLight[] {
  const { tree } = session.configuration;
  const holders = new Set(ids.filter((id) => tree.elements.has(id)).map((id) => holderOf(tree, id)));
  return lights.filter(({ id, canopyId, compositionId }) =>
    [id, holderOf(tree, id), canopyId, compositionId].some((each) => each !== undefined && holders.has(each)),
  );
}
