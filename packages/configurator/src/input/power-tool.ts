import { beltAt, feedOf, roomSizeOf } from '../belts/belt-at';
import { type BeltUnder, beltUnder } from '../belts/belt-under';
import { feedBelt } from '../belts/feed-belt';
import { feedOptions } from '../belts/fitting-feed';
import { nearestPoint } from '../belts/load-belt';
import type { EditorCore } from '../editor/core';
import { feedPlaceOf } from '../scene/belt-scene';
import { NOTHING_LIVE } from '../state/nothing-live';
import { select } from '../verbs/select';
import type { KeyInput, PointerInput } from './input';
import type { ToolHand } from './tool-hand';

/** In a view a belt is meant from so far, pixels. */
export const MEANT_PIXELS = 44;

/** Feeds belts: a click on or near a point adds the feed that fits there, or moves the existing one. */
export function createPowerTool(core: EditorCore): ToolHand {
  const letGo = () => {
    if (core.live.getState() !== NOTHING_LIVE) core.live.setState(NOTHING_LIVE, true);
  };
  const hover = (input: PointerInput) => {
    const meant = meantBelt(core, input);
    const shown = meant && feedShown(core, meant);
    core.view.setState({ hovered: meant?.was.id });
    if (shown === undefined) letGo();
    else core.live.setState({ ...NOTHING_LIVE, belts: shown }, true);
  };
  return {
    take: () => undefined,
    hover,
    click: (input) => {
      letGo();
      const meant = meantBelt(core, input);
      if (meant === undefined) select(core, []);
      else feedAt(core, meant.was.id, nearestPoint(meant.was, meant.arcLengthMetres));
    },
    key: (input) => powerKey(core, input),
    letGo,
  };
}

/** Returns the belt that a pointer means: the one it hits, else one near it in the view. */
export function meantBelt(core: EditorCore, input: PointerInput): BeltUnder | undefined {
  const under = beltUnder(core, input);
  return under !== undefined && under.metres <= MEANT_PIXELS * input.metresPerPixel ? under : undefined;
}

/** The feed that fits comes to a point, and is selected. */
function feedAt(core: EditorCore, beltId: string, pointIndex: number): void {
  const was = beltAt(core, beltId);
  const [fitting] = was === undefined ? [] : feedOptions(core, was, pointIndex);
  if (was === undefined || fitting === undefined) {
    core.refuse({ code: 'editor.no-feed-fits', metres: was?.belt.lengthMetres ?? 0 });
    return;
  }
  if (!feedBelt(core, beltId, pointIndex, fitting.code, fitting.installation).ok) return;
  const after = beltAt(core, beltId);
  const feed = after && feedOf(after);
  if (feed !== undefined) select(core, [feed.id]);
}

/** The belt with the feed where it would come. */
function feedShown(core: EditorCore, under: BeltUnder) {
  const standing = core.document.getState().scene.belts.find(({ id }) => id === under.was.id);
  const point = nearestPoint(under.was, under.arcLengthMetres);
  const [fitting] = feedOptions(core, under.was, point);
  if (standing === undefined || fitting === undefined) return undefined;
  const feed = {
    id: standing.feed?.id ?? '',
    model: fitting.code,
    installation: fitting.installation,
    control: standing.feed?.control,
    deliveredWatts: fitting.deliveredWatts,
    ...feedPlaceOf(under.was.belt, under.was.belt.pointMetres[point] ?? 0, roomSizeOf(core)),
  };
  return new Map([[standing.id, { ...standing, feed }]]);
}

/** By keys alone: Enter feeds the selected belt at the selected point, else at its start. */
function powerKey(core: EditorCore, { key }: KeyInput): boolean {
  const { selection, beltPart } = core.view.getState();
  const [beltId] = selection;
  if (key !== 'Enter' || beltId === undefined || beltAt(core, beltId) === undefined) return false;
  feedAt(core, beltId, beltPart?.kind === 'point' ? beltPart.index : 0);
  return true;
}
