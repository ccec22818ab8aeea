import { type ElementId, variationsOf, walk } from '@candil/domain';
import { type BeltAt, beltAt, feedOf, lightsOn } from '../belts/belt-at';
import { feedChanges } from '../belts/feed-belt';
import { feedOptions, wattsOf } from '../belts/fitting-feed';
import type { EditorCore } from '../editor/core';
import { namesOf } from '../scene/names';
import type { FixCandidate } from './fix-candidates';

/** What may repair what a rule says of a belt: a feed at either end, a stronger one, or its last light gone. */
export function beltFixes(core: EditorCore, id: ElementId): readonly FixCandidate[] {
  const was = beltAt(core, id);
  if (was === undefined) return [];
  const ends = was.path.isClosed === true ? [0] : [0, was.path.points.length - 1];
  const feed = feedOf(was);
  if (feed === undefined) return ends.flatMap((index) => feeding(core, was, index));
  const geometry = feed.props.geometry;
  const arc = geometry?.kind === 'hosted' ? geometry.arcLengthMetres : 0;
  const at = was.belt.pointMetres.findIndex((metres) => Math.abs(metres - arc) < 1e-6);
  const last = lightsOn(was).at(-1);
  return [...feeding(core, was, Math.max(0, at)), ...(last === undefined ? [] : [removing(core, last.id)])];
}

/** The smallest feed that is strong enough for what hangs on the belt. */
function feeding(core: EditorCore, was: BeltAt, index: number): readonly FixCandidate[] {
  const point = core.document.getState().scene.belts.find(({ id }) => id === was.id)?.points[index];
  const option = feedOptions(core, was, index).find(({ deliveredWatts }) => deliveredWatts >= wattsOf(was));
  const changes = option && feedChanges(core, was.id, index, option.code, option.installation, controlFor(core, option.code));
  if (option === undefined || changes === undefined || point === undefined) return [];
  const names = namesOf(core.document.getState().scene, [was.id]);
  return [{ label: { kind: 'power', names, attribute: point.label, value: `${option.deliveredWatts}` }, changes }];
}

/** As the other feeds are controlled, else the first that is offered: a repair leaves no choice open. */
function controlFor({ session, input }: EditorCore, code: string): string | undefined {
  const { context } = input.sources;
  const model = context.modelOf(code);
  const offered = model === undefined ? [] : variationsOf(model, 'control', context.today).map(({ modifier }) => modifier);
  const standing = [...walk(session.configuration.tree)].find(
    ({ type, props }) => type === 'ElectricalConnection' && offered.includes(props.attributes.control ?? ''),
  );
  return standing?.props.attributes.control ?? offered[0];
}

function removing(core: EditorCore, id: ElementId): FixCandidate {
  const names = namesOf(core.document.getState().scene, [id]);
  return { label: { kind: 'remove', names }, changes: [{ kind: 'remove', elementIds: [id] }] };
}
