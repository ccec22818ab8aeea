import { canopyOf, type ElementId, fail, ok, type Result } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { patternPlaces } from '../pattern/pattern-places';
import type { PatternSpec } from '../pattern/pattern-spec';
import { type Body, bodiesOf } from '../placing/bodies';
import { createClearance } from '../placing/clearance';
import type { PlanPlace } from '../scene/scene';
import { additionThatStands } from './add-light';
import { installationFor, modelOf } from './new-light';
import { select } from './select';
import { whereToHang } from './where-to-hang';

/** Places several lights of a model at once, all or none, and selects them. */
export function addPattern(core: EditorCore, model: string, spec: PatternSpec): Result<readonly ElementId[], Refusal> {
  const places = placesOfPattern(core, model, spec);
  const refusal = patternRefusal(core, model, places);
  if (refusal !== undefined) {
    core.refuse(refusal);
    return fail(refusal);
  }
  const { changes, lightIds } = additionThatStands(core, model, places);
  const done = core.bringIn(changes, { kind: 'pattern', names: [], value: spec.kind }, lightIds);
  if (!done.ok) return done;
  select(core, lightIds);
  return ok(lightIds);
}

/** The places of a pattern, at least as far apart as the lights are wide. */
export function placesOfPattern(core: EditorCore, model: string, spec: PatternSpec): readonly PlanPlace[] {
  const spacingMetres = Math.max(spec.spacingMetres, 2 * radiusOfNew(core, model) + HAIR_METRES);
  return patternPlaces({ ...spec, spacingMetres });
}

/** Positions are rounded to millimetres, which may bring two of them nearer by one. */
const HAIR_METRES = 0.002;

/** Returns the reason a light of a pattern cannot stand at its place; undefined where all can. */
export function patternRefusal(core: EditorCore, model: string, places: readonly PlanPlace[]): Refusal | undefined {
  const { tree } = core.session.configuration;
  const where = whereToHang(tree, core.view.getState().selection);
  const feedId = where.kind === 'canopy' ? where.canopyId : undefined;
  const radiusMetres = radiusOfNew(core, model);
  const news = places.map((place, index): Body => ({ id: `${index}`, ...place, radiusMetres }));
  const { widthMetres: width, depthMetres: depth, heightMetres: height } = core.document.getState().scene.room;
  const isNewBody = new Set(news.map(({ id }) => id));
  return createClearance({
    bodies: [...bodiesOf(tree, core.input.sources.context.canopies).filter(({ id }) => !isNewBody.has(id)), ...news],
    isMoving: (id) => isNewBody.has(id),
    isOwn: (one, other) => one === feedId || other === feedId,
    room: { width, depth, height },
    isNew: true,
  }).refusalAt({ x: 0, z: 0 });
}

/** Half of its width, or of the canopy that it will have of its own. */
export function radiusOfNew(core: EditorCore, code: string): number {
  const { tree } = core.session.configuration;
  const model = modelOf(core, code);
  const hangsInFeed = whereToHang(tree, core.view.getState().selection).kind === 'canopy';
  const canopy = hangsInFeed ? undefined : canopyOf(core.input.sources.context.canopies, installationFor(core, model));
  return Math.max(model.technical.widthMetres, canopy?.widthMetres ?? 0) / 2;
}
