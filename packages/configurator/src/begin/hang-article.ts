import {
  type Article,
  type AttributeValues,
  beltOf,
  type Change,
  type ElementId,
  type ElementNode,
  elementTypeOf,
  fail,
  ok,
  type Result,
} from '@candil/domain';
import { beltModelOf, seating } from '../belts/belt-changes';
import { figurePath } from '../belts/belt-figures';
import { drawChanges, pathOf } from '../belts/draw-belt';
import { hangRefusal } from '../belts/load-belt';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { chooseCanopy } from '../outlets/canopy';
import type { Label } from '../state/label';
import { placeChanges } from '../sticks/place-stick';
import { stickPartsOf } from '../sticks/stick-at';
import { additionThatStands } from '../verbs/add-light';
import { modelOf, newPart } from '../verbs/new-light';
import { select } from '../verbs/select';

interface Bringing {
  readonly changes: readonly Change[];
  /** The element that has the choices of the article. */
  readonly id: ElementId;
  readonly label: Label['kind'];
}

/** Hangs an article in an empty room as its first part, with what it cannot hang without, in one step; a refusal is returned and not announced. */
export function hangArticle(core: EditorCore, article: Article): Result<undefined, Refusal> {
  if (core.input.space.props.configurator === 'COMPOSITOR_CP_3D') return asCanopy(core, article);
  const brought = bringing(core, article);
  if (!brought.ok) return brought;
  const { id, label } = brought.value;
  const changes = [...brought.value.changes, ...choosing(brought.value.changes, id, article)];
  const tried = core.preview(changes);
  const done = tried.ok ? core.bringIn(changes, { kind: label, names: [], value: article.model }, [id]) : tried;
  if (!done.ok) return done;
  select(core, [id]);
  return ok(undefined);
}

function bringing(core: EditorCore, article: Article): Result<Bringing, Refusal> {
  switch (core.system.id) {
    case 'belts':
      return onBelt(core, article);
    case 'sticks':
      return asStick(core, article);
    case 'pendants': {
      const { changes, lightIds } = additionThatStands(core, article.model, [{ x: 0, z: 0 }]);
      return ok({ changes, id: lightIds[0] as ElementId, label: 'add' });
    }
  }
}

/** The first thing that hangs in a compositor is a canopy. */
function asCanopy(core: EditorCore, { model, selection }: Article): Result<undefined, Refusal> {
  if (!core.input.sources.outletCanopies.some((each) => each.model === model)) return fail({ code: 'editor.needs-canopy' });
  const done = chooseCanopy(core, model, selection.color);
  return done.ok ? ok(undefined) : done;
}

/** A belt as itself, everything else in the middle of a taut one. */
function onBelt(core: EditorCore, { model, selection }: Article): Result<Bringing, Refusal> {
  const isBelt = model === beltModelOf(core);
  const type = elementTypeOf(modelOf(core, model).articleType);
  const isFixing = core.input.sources.systemParts[model]?.fixing !== undefined;
  if (type === 'ElectricalConnection' || isFixing) return fail({ code: 'editor.needs-belt' });
  const { points } = figurePath({ kind: 'garland', spans: 1 }, core.document.getState().scene.room);
  const { color } = selection;
  const drawn = drawChanges(core, points, { slack: 0, ...(isBelt && color !== undefined && { color }) });
  if (!drawn.ok) return drawn;
  const { changes, id } = drawn.value;
  if (isBelt) return ok({ changes, id, label: 'draw' });
  const path = pathOf(points, { slack: 0 });
  const belt = beltOf(path);
  const middle = belt.lengthMetres / 2;
  const failure = hangRefusal(core, { id, path, belt, place: [0, 0, 0], children: [] }, model, middle);
  if (failure !== undefined) return fail(failure);
  const node = newPart(core, modelOf(core, model));
  return ok({ changes: [...changes, seating(node, id, middle)], id: node.id, label: 'add' });
}

/** A stick straight down from the ceiling. */
function asStick(core: EditorCore, { model }: Article): Result<Bringing, Refusal> {
  const stick = stickPartsOf(core.input.sources).sticks.find((part) => part.model === model);
  if (stick === undefined) return fail({ code: 'editor.needs-stick' });
  const { heightMetres: ceiling } = core.document.getState().scene.room;
  const placed = placeChanges(core, {
    model,
    from: { x: 0, y: ceiling, z: 0 },
    to: { x: 0, y: ceiling - (stick.lengthMetres ?? 0), z: 0 },
  });
  return placed.ok ? ok({ ...placed.value, label: 'add' }) : placed;
}

/** The choices of the article, set in the same step: of a canopy on the canopy, of a control on all that share it. */
function choosing(added: readonly Change[], id: ElementId, { selection }: Article): readonly Change[] {
  const { pendantHeightCm, control, ...own } = selection;
  const nodes = added.flatMap((change) => (change.kind === 'add' ? [...nodesOf(change.node)] : []));
  const canopy = nodes.find(({ type, elements }) => type === 'Cluster' && elements.some(({ element }) => element.id === id));
  const holderId = canopy?.id ?? id;
  const feedIds = nodes.filter(({ type }) => type === 'ElectricalConnection').map((node) => node.id);
  const changes: Change[] = [];
  const set = (elementIds: readonly ElementId[], attributes: AttributeValues) => {
    if (Object.keys(attributes).length > 0) changes.push({ kind: 'set-attributes', elementIds, attributes });
  };
  if (feedIds.length === 0) set([holderId], { ...own, ...(control !== undefined && { control }) });
  else {
    set([holderId], own);
    if (control !== undefined) set([holderId, ...feedIds], { control });
  }
  if (pendantHeightCm !== undefined) changes.push({ kind: 'set-height', elementIds: [id], heightCm: pendantHeightCm });
  return changes;
}

function* nodesOf(node: ElementNode): Generator<ElementNode> {
  yield node;
  for (const { element } of node.elements) yield* nodesOf(element);
}
