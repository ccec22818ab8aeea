import { type ElementId, elementTypeOf, placeOnBelt } from '@candil/domain';
import { snapArc } from '../belts/arc-snap';
import { arcOf, type BeltAt, beltAt, lightsOn } from '../belts/belt-at';
import { beltUnder } from '../belts/belt-under';
import { hang, hangRefusal, nearestPoint } from '../belts/load-belt';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { hostOf } from '../scene/belt-scene';
import { SNAP_PIXELS } from '../snap/snap-place';
import { IDLE, NOTHING_LIVE } from '../state/nothing-live';
import type { PlacePreview, Scope } from '../state/states';
import { modelOf } from '../verbs/new-light';
import type { PointerInput } from './input';
import type { PlacingHand } from './placing';
import type { ToolHand } from './tool-hand';

type Placing = Extract<Scope, { kind: 'placing' }>;

/** A model of the library in the hand: it rides along the belt that is nearest. A belt of the library is drawn. */
export function createBeltPlacing(core: EditorCore, beltTool: ToolHand): PlacingHand {
  let on: { readonly beltId: ElementId; readonly arc: number } | undefined;
  let refusal: Refusal | undefined;

  const placing = (): Placing | undefined => {
    const scope = core.scope.getState();
    return scope.kind === 'placing' ? scope : undefined;
  };
  const show = (model: string, was: BeltAt | undefined, wanted: number) => {
    const arc = was === undefined ? 0 : arcFor(core, was, model, wanted);
    on = was && { beltId: was.id, arc };
    refusal = was === undefined ? { code: 'editor.needs-belt' } : hangRefusal(core, was, model, arc);
    if (was === undefined) {
      core.live.setState(NOTHING_LIVE, true);
      return;
    }
    const preview = previewOn(core, was, model, arc);
    const { place, radiusMetres } = preview;
    const ghosts = refusal === undefined ? [] : [{ elementId: undefined, place, radiusMetres, reason: refusal }];
    core.live.setState({ ...NOTHING_LIVE, ghosts, previews: refusal === undefined ? [preview] : [] }, true);
  };
  const hover = (input: PointerInput) => {
    const held = placing();
    if (held === undefined) return;
    const under = beltUnder(core, input);
    show(held.model, under?.was, under === undefined ? 0 : snapped(core, under.was, under.arcLengthMetres, input));
  };
  return {
    take: (model, repeat) => {
      if (elementTypeOf(modelOf(core, model).articleType) === 'Track') {
        core.view.setState({ tool: 'belt' });
        beltTool.take();
        return;
      }
      core.scope.setState({ kind: 'placing', model, repeat }, true);
      core.view.setState({ tool: 'add' });
      const was = firstBelt(core);
      show(model, was, was === undefined ? 0 : (freeArc(core, was, model) ?? was.belt.lengthMetres / 2));
    },
    hover,
    place: (isRepeated) => {
      const held = placing();
      if (held === undefined) return;
      if (refusal !== undefined || on === undefined) {
        core.refuse(refusal ?? { code: 'editor.needs-belt' });
        return;
      }
      if (!hang(core, on.beltId, held.model, on.arc).ok) return;
      core.live.setState(NOTHING_LIVE, true);
      if (held.repeat || isRepeated) return;
      core.scope.setState(IDLE, true);
      core.view.setState({ tool: 'select' });
    },
    shift: ({ x, z }) => {
      const held = placing();
      const was = on && beltAt(core, on.beltId);
      if (held === undefined || on === undefined || was === undefined) return;
      const [tx, ty, tz] = placeOnBelt(was.belt, on.arc).tangent;
      // Down the page is down a belt that hangs straight.
      const towards = Math.hypot(tx, tz) < 0.2 ? -z * ty : x * tx + z * tz;
      if (towards !== 0) show(held.model, was, on.arc + Math.sign(towards) * Math.hypot(x, z));
    },
  };
}

/** The belt that is selected, else the first. */
function firstBelt(core: EditorCore): BeltAt | undefined {
  const { selection } = core.view.getState();
  const { belts } = core.document.getState().scene;
  const chosen = belts.find(({ id, lightIds }) => selection.includes(id) || lightIds.some((lightId) => selection.includes(lightId)));
  const id = (chosen ?? belts[0])?.id;
  return id === undefined ? undefined : beltAt(core, id);
}

/** The first place along a belt where a model can hang, nearest to its middle. */
export function freeArc(core: EditorCore, was: BeltAt, model: string): number | undefined {
  const { lengthMetres } = was.belt;
  const steps = Math.floor(lengthMetres / 2 / TRY_METRES);
  for (let step = 0; step <= steps; step += 1) {
    for (const side of [1, -1]) {
      const arc = lengthMetres / 2 + side * step * TRY_METRES;
      if (hangRefusal(core, was, model, arc) === undefined) return arc;
    }
  }
  return undefined;
}

const TRY_METRES = 0.05;

/** A feed comes to the nearest point, everything else where it is meant. */
function arcFor(core: EditorCore, was: BeltAt, model: string, wanted: number): number {
  const { belt } = was;
  const arc = belt.isClosed ? wanted : Math.min(Math.max(wanted, 0), belt.lengthMetres);
  const isFeed = elementTypeOf(modelOf(core, model).articleType) === 'ElectricalConnection';
  return isFeed ? (belt.pointMetres[nearestPoint(was, arc)] ?? 0) : arc;
}

function snapped(core: EditorCore, was: BeltAt, arc: number, { alt, isCoarse, metresPerPixel }: PointerInput): number {
  const others = lightsOn(was).map((light) => ({ arcLengthMetres: arcOf(light), widthMetres: light.size.width }));
  const mode = alt ? 'off' : core.view.getState().snap;
  return snapArc(arc, { belt: was.belt, others, mode, reachMetres: SNAP_PIXELS[isCoarse ? 'coarse' : 'fine'] * metresPerPixel });
}

function previewOn(core: EditorCore, was: BeltAt, model: string, arc: number): PlacePreview {
  const { technical } = modelOf(core, model);
  const onBelt = placeOnBelt(was.belt, arc);
  const [x, y, z] = onBelt.at;
  const { heightMetres } = core.document.getState().scene.room;
  const heightCm = Math.round((heightMetres - y + technical.heightMetres) * 100);
  return { model, place: { x, z, heightCm }, radiusMetres: technical.widthMetres / 2, host: hostOf(was.id, arc, onBelt) };
}
