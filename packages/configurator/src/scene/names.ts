import type { ElementId } from '@candil/domain';
import type { Scene } from './scene';

/** The labels by which elements are named: those of the lights at and below them, of a belt, of sticks and of a canopy without lights its own. */
export function namesOf({ lights, canopies, compositions, belts, sticks, lines }: Scene, ids: readonly ElementId[]): readonly string[] {
  const requested = new Set(ids);
  const strung = belts.filter(({ id, feed }) => requested.has(id) || (feed !== undefined && requested.has(feed.id)));
  if (strung.length > 0 && !lights.some(({ id }) => requested.has(id))) return strung.map(({ label }) => label);
  const lined = sticks.filter(({ id, lineId }) => requested.has(id) || requested.has(lineId));
  if (lined.length > 0) return lined.map(({ label }) => label);
  const fed = lines.filter(({ feeds }) => feeds.some(({ id }) => requested.has(id)));
  if (fed.length > 0) return fed.map(({ number }) => `S${number}`);
  const isAsked = (id: ElementId | undefined) => id !== undefined && requested.has(id);
  const named = lights.filter(({ id, canopyId, compositionId }) => isAsked(id) || isAsked(canopyId) || isAsked(compositionId));
  if (named.length > 0) return named.map(({ label }) => label);
  const empty = canopies.filter(({ id, compositionId }) => isAsked(id) || isAsked(compositionId));
  if (empty.length > 0) return empty.map(({ label }) => label);
  return compositions.filter(({ id }) => isAsked(id)).map(({ number }) => String(number));
}
