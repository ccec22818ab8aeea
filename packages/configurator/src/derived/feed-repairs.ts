import { type ElementId, variationsOf, walk } from '@candil/domain';
import { arcOf, type BeltAt, beltAt, feedOf } from '../belts/belt-at';
import { feedChanges } from '../belts/feed-belt';
import { feedOptions, wattsOf } from '../belts/fitting-feed';
import { nearestPoint } from '../belts/load-belt';
import type { EditorCore } from '../editor/core';
import { namesOf } from '../scene/names';
import type { FixCandidate } from './fix-candidate';

/** Returns candidates that repair the power of a belt: a feed at either end where it has none, else a stronger one in its place. */
export function feedRepairs(core: EditorCore, id: ElementId): readonly FixCandidate[] {
  const was = beltAt(core, id);
  if (was === undefined) return [];
  const feed = feedOf(was);
  if (feed !== undefined) return feeding(core, was, nearestPoint(was, arcOf(feed)));
  const ends = was.path.isClosed === true ? [0] : [0, was.path.points.length - 1];
  return ends.flatMap((index) => feeding(core, was, index));
}

/** Returns the smallest feed at a point that is strong enough for the lights on the belt. */
function feeding(core: EditorCore, was: BeltAt, index: number): readonly FixCandidate[] {
  const { belts } = core.document.getState().scene;
  const point = belts.find(({ id }) => id === was.id)?.points[index];
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
