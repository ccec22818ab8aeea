import { type Change, type ElementNode, placedAt, variationsOf } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { modelOf, newPart } from '../verbs/new-light';
import { arcOf, type BeltAt, feedOf, fixingKindOf } from './belt-at';
import { seated, seating } from './belt-changes';
import { feedOptions } from './fitting-feed';
import { heldAt, splitChanges } from './split-belt';

/** Distance within which a belt is cut at an existing point. Metres. */
const AT_POINT_METRES = 1e-6;

/** Returns the changes that cut a belt in two and feed the part that would have no feed, at the cut; undefined where it cannot be cut. */
export function splitFedChanges(core: EditorCore, was: BeltAt, arcLengthMetres: number): readonly Change[] | undefined {
  if (was.path.isClosed === true) return undefined;
  const point = was.belt.pointMetres.findIndex((metres) => Math.abs(metres - arcLengthMetres) <= AT_POINT_METRES);
  const held = point >= 0 ? { was, index: point } : heldAt(was, arcLengthMetres);
  const [adding, ...others] = splitChanges(core, held.was, held.index) ?? [];
  if (adding?.kind !== 'add') return undefined;
  const cut = held.was.belt.pointMetres[held.index] ?? 0;
  const feed = feedOf(was);
  const isFirstFed = feed !== undefined && arcOf(feed) <= cut;
  const unfed = partOf(core, held.was, cut, !isFirstFed);
  const [fitting] = feedOptions(core, unfed, held.index);
  if (fitting === undefined) return undefined;
  const node = newPart(core, modelOf(core, fitting.code), {
    installation: fitting.installation,
    ...controlOf(core, was, fitting.code),
  });
  if (!isFirstFed) return [adding, ...others, seating(node, was.id, cut)];
  return [{ ...adding, node: withPart(adding.node, seated(node, adding.node.id, 0)) }, ...others];
}

/** Returns the belt with the elements before or behind a cut. */
function partOf(core: EditorCore, was: BeltAt, cut: number, isFirst: boolean): BeltAt {
  const children = was.children.filter(
    (child) =>
      child.type !== 'ElectricalConnection' && fixingKindOf(core, child.props.code) === undefined && arcOf(child) <= cut === isFirst,
  );
  return { ...was, children };
}

function withPart(node: ElementNode, part: ElementNode): ElementNode {
  return { ...node, elements: [...node.elements, placedAt(part)] };
}

/** The control of the feed that stands where the other offers it, else its first: a repair leaves no choice open. */
function controlOf({ input }: EditorCore, was: BeltAt, code: string): { readonly control?: string } {
  const control = feedOf(was)?.props.attributes.control;
  const model = input.sources.context.modelOf(code);
  const offered = model === undefined ? [] : variationsOf(model, 'control', input.sources.context.today).map(({ modifier }) => modifier);
  const chosen = control !== undefined && offered.includes(control) ? control : offered[0];
  return chosen === undefined ? {} : { control: chosen };
}
