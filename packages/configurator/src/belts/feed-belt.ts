import { type Change, type ElementId, elementOf, variationsOf } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { modelOf, newPart } from '../verbs/new-light';
import { beltAt, feedOf, mostMetresOf } from './belt-at';
import { seating } from './belt-changes';
import { type Done, labelOf, notThere, refused } from './shape-belt';

/** Feeds a belt at a point, in the place of the feed that it has; it keeps the control that is offered again. */
export function feedBelt(core: EditorCore, id: ElementId, pointIndex: number, code: string, installation: string): Done {
  const feeding = feedChanges(core, id, pointIndex, code, installation);
  if (feeding === undefined) return notThere(core, id);
  const was = beltAt(core, id);
  const most = core.input.sources.systemParts[code]?.mostLengthMetres;
  const metres = was?.belt.lengthMetres ?? 0;
  if (most !== undefined && metres > Math.max(most, was === undefined ? 0 : mostMetresOf(core, was)) + 1e-9) {
    return refused(core, { code: 'belt.length', mostMetres: most, metres });
  }
  return core.change(feeding, labelOf(core, 'power', [id]));
}

/**
 * Returns the changes that feed a belt at a point; undefined for an index without a point. `wantedControl` is for a
 * feed that keeps none.
 */
export function feedChanges(
  core: EditorCore,
  id: ElementId,
  pointIndex: number,
  code: string,
  installation: string,
  wantedControl?: string,
): readonly Change[] | undefined {
  const was = beltAt(core, id);
  const at = was?.belt.pointMetres[pointIndex];
  if (was === undefined || at === undefined) return undefined;
  const model = modelOf(core, code);
  const standing = feedOf(was);
  const { today } = core.input.sources.context;
  const offers = (type: 'color' | 'control', value: string | undefined) =>
    value !== undefined && variationsOf(model, type, today).some(({ modifier }) => modifier === value);
  const { color, control } = standing?.props.attributes ?? {};
  const kept = {
    ...(offers('color', color) && { color: color as string }),
    ...(offers('control', control) ? { control: control as string } : wantedControl !== undefined && { control: wantedControl }),
  };
  const node = newPart(core, model, { ...kept, installation });
  const add = seating(node, id, at);
  return standing === undefined ? [add] : [{ kind: 'remove', elementIds: [standing.id] }, add];
}

/**
 * Replaces a feed in its place, because another installation delivers another power; undefined for an element that is
 * no feed of a belt.
 */
export function refeedChanges(core: EditorCore, feedId: ElementId, installation: string): readonly Change[] | undefined {
  const { tree } = core.session.configuration;
  const feed = tree.elements.get(feedId);
  if (feed?.type !== 'ElectricalConnection' || feed.props.geometry?.kind !== 'hosted' || feed.props.code === undefined) return undefined;
  const { attributes, geometry } = feed.props;
  const made = newPart(core, modelOf(core, feed.props.code), { ...attributes, installation });
  const node = { ...made, id: elementOf(tree, feedId).id, props: { ...made.props, geometry } };
  return [{ kind: 'replace', elementId: feedId, node }];
}
