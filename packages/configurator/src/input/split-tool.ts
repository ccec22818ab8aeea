import { type Belt, placeOnBelt } from '@candil/domain';
import { beltAt } from '../belts/belt-at';
import { splitAt } from '../belts/split-belt';
import type { EditorCore } from '../editor/core';
import { hostOf } from '../scene/belt-scene';
import { NOTHING_LIVE } from '../state/nothing-live';
import { select } from '../verbs/select';
import type { KeyInput, PointerInput } from './input';
import { meantBelt } from './power-tool';
import type { ToolHand } from './tool-hand';

/** A cut goes to a point that it is so near to, pixels. */
const POINT_PIXELS = 12;
const CENTIMETRE = 0.01;

/** Cuts belts: a click on a point or anywhere along a span; a loop is opened there. */
export function createSplitTool(core: EditorCore): ToolHand {
  const letGo = () => {
    if (core.live.getState() !== NOTHING_LIVE) core.live.setState(NOTHING_LIVE, true);
  };
  const placeOf = (input: PointerInput) => {
    const meant = meantBelt(core, input);
    if (meant === undefined) return undefined;
    const { belt, id } = meant.was;
    return { id, belt, arc: cutAt(belt, meant.arcLengthMetres, POINT_PIXELS * input.metresPerPixel) };
  };
  return {
    take: () => undefined,
    hover: (input) => {
      const place = placeOf(input);
      core.view.setState({ hovered: place?.id });
      if (place === undefined) letGo();
      else core.live.setState({ ...NOTHING_LIVE, cut: hostOf(place.id, place.arc, placeOnBelt(place.belt, place.arc)) }, true);
    },
    click: (input) => {
      letGo();
      const place = placeOf(input);
      if (place === undefined) select(core, []);
      else splitAt(core, place.id, place.arc);
    },
    key: (input) => splitKey(core, input),
    letGo,
  };
}

/** The point that is near, else whole centimetres from the point before. */
function cutAt({ pointMetres }: Belt, arc: number, reach: number): number {
  const point = pointMetres.find((metres) => Math.abs(metres - arc) <= reach);
  if (point !== undefined) return point;
  const before = pointMetres.findLast((metres) => metres <= arc) ?? 0;
  return before + Math.round((arc - before) / CENTIMETRE) * CENTIMETRE;
}

/** By keys alone: Enter cuts the selected belt at the selected point, or in the middle of the selected span. */
function splitKey(core: EditorCore, { key }: KeyInput): boolean {
  const { beltPart: part } = core.view.getState();
  const was = part && beltAt(core, part.beltId);
  if (key !== 'Enter' || part === undefined || was === undefined) return false;
  const start = was.belt.pointMetres[part.index] ?? 0;
  const half = part.kind === 'span' ? (was.belt.spans[part.index]?.lengthMetres ?? 0) / 2 : 0;
  splitAt(core, part.beltId, start + half);
  return true;
}
