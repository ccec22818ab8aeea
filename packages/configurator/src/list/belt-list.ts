import {
  type BeltLoad,
  type BeltPath,
  beltOf,
  type Change,
  checkBeltLoads,
  checkBeltPath,
  type Element,
  type ElementAttributes,
  type ElementId,
  type ElementNode,
  elementOf,
  elementTypeOf,
  fail,
  MOST_SLACK,
  ok,
  placedAt,
  type Result,
  SHORTEST_SPAN_METRES,
  variationsOf,
} from '@candil/domain';
import { arcOf, type BeltAt, beltAt, feedOf, lightsOn, loadOf, mostMetresOf, roomSizeOf } from '../belts/belt-at';
import { beltModelOf, firstBrought, hangAlong, seated, seating, sitting } from '../belts/belt-changes';
import { drawChanges } from '../belts/draw-belt';
import { feedChanges } from '../belts/feed-belt';
import { type FeedOption, feedOptions } from '../belts/fitting-feed';
import { loadRefusal, ownLoads } from '../belts/load-belt';
import { type Done, labelOf, notThere, refused } from '../belts/shape-belt';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { roomPoint } from '../scene/belt-scene';
import { namesOf } from '../scene/names';
import { modelOf, newPart } from '../verbs/new-light';
import { chosenAlike } from '../verbs/replace-model';
import { select } from '../verbs/select';
import { isLaid, layBelt, sameRow } from './lay-belt';
import { freestPlace, isSpread, spreadLoads } from './spread-loads';

/** A belt as listed. */
export interface NewBelt {
  readonly lengthMetres: number;
  readonly color?: string;
}

/** Lays a belt of a length under the ceiling, fed at its first end, and selects it. */
export function addBelt(core: EditorCore, { lengthMetres, color }: NewBelt): Result<ElementId, Refusal> {
  const path = pathOfLength(core, lengthMetres);
  if ('code' in path) return refusing(core, path);
  const drawn = drawChanges(core, path.points.map(roomPoint), { slack: 0, ...(color !== undefined && { color }) });
  if (!drawn.ok) return refusing(core, drawn.failure);
  const { id, changes } = drawn.value;
  const fed = changes.map((change) => (change.kind === 'add' ? { ...change, node: withFeed(core, change.node, id, path) } : change));
  const done = core.bringIn(fed, { kind: 'draw', names: [] }, [id]);
  if (!done.ok) return done;
  select(core, [id]);
  return ok(id);
}

function pathOfLength(core: EditorCore, metres: number, withoutId?: ElementId): BeltPath | Refusal {
  if (!(metres >= SHORTEST_SPAN_METRES)) {
    return { code: 'belt.span-short', span: 0, leastMetres: SHORTEST_SPAN_METRES, metres: Number.isFinite(metres) ? metres : 0 };
  }
  const code = beltModelOf(core);
  const most = code === undefined ? undefined : core.input.sources.systemParts[code]?.mostLengthMetres;
  if (most !== undefined && metres > most + 1e-9) return { code: 'belt.length', mostMetres: most, metres };
  return layBelt(core, metres, withoutId) ?? { code: 'editor.no-place-for-belt', metres };
}

/** The belt with the feed that fits it best, as long as one does. */
function withFeed(core: EditorCore, node: ElementNode, trackId: ElementId, path: BeltPath): ElementNode {
  if (node.id !== trackId) {
    return { ...node, elements: node.elements.map((each) => ({ ...each, element: withFeed(core, each.element, trackId, path) })) };
  }
  const [option] = feedOptions(core, { id: trackId, path, belt: beltOf(path), place: [0, 0, 0], children: [] }, 0);
  if (option === undefined) return node;
  // The same control as the other belts, where they have one.
  const { belts } = core.document.getState().scene;
  const [control, ...others] = new Set(belts.map((belt) => belt.feed?.control));
  const model = modelOf(core, option.code);
  const isOffered = variationsOf(model, 'control', core.input.sources.context.today).some(({ modifier }) => modifier === control);
  const isShared = control !== undefined && others.length === 0 && isOffered;
  const feed = newPart(core, model, { installation: option.installation, ...(isShared && { control }) });
  return { ...node, elements: [...node.elements, placedAt(seated(feed, trackId, 0))] };
}

function refusing(core: EditorCore, failure: Refusal) {
  core.refuse(failure);
  return fail(failure);
}

/**
 * Makes a belt so long: one that was laid by its length is laid anew, one that was drawn keeps its points and hangs looser or tauter. Lights that
 * were not moved by hand are spread anew, others keep their parts.
 */
export function setBeltLength(core: EditorCore, id: ElementId, metres: number): Done {
  const was = beltAt(core, id);
  if (was === undefined) return notThere(core, id);
  const path = isLaid(core, was) ? (sameRow(core, was, metres) ?? pathOfLength(core, metres, id)) : looserPath(was, metres);
  if ('code' in path) return refused(core, path);
  const hung = hangAlong(core, was, path);
  const loads = ownLoads(was);
  const spread = isSpread(was.belt, loads) ? spreadLoads(beltOf(path), loads) : undefined;
  const failure = spread === undefined ? hung.failure : pathFailure(core, was, path, spread);
  if (failure !== undefined) return refused(core, failure);
  return core.change([...hung.changes, ...seats(id, spread)], labelOf(core, 'shape', [id]));
}

function seats(beltId: ElementId, arcs: ReadonlyMap<ElementId, number> | undefined): readonly Change[] {
  return [...(arcs ?? [])].map(([elementId, arc]) => sitting(beltId, elementId, arc));
}

function pathFailure(core: EditorCore, was: BeltAt, path: BeltPath, arcs: ReadonlyMap<ElementId, number>): Refusal | undefined {
  const belt = beltOf(path);
  const failures = (at: BeltPath, loads: readonly BeltLoad[]) => [
    ...checkBeltPath(at, beltOf(at), roomSizeOf(core), mostMetresOf(core, was)),
    ...checkBeltLoads(at === path ? belt : was.belt, loads),
  ];
  const loads = lightsOn(was).map((light) => loadOf(light, arcs.get(light.id) ?? arcOf(light)));
  return firstBrought(failures(was.path, ownLoads(was)), failures(path, loads));
}

/** All spans as much longer as the whole, none shorter than straight. */
function looserPath({ path, belt }: BeltAt, metres: number): BeltPath | Refusal {
  const straight = belt.spans.map(({ straightMetres }) => straightMetres);
  const least = straight.reduce((sum, each) => sum + each, 0);
  if (!(metres >= least - 1e-6 && metres <= least * (1 + MOST_SLACK))) {
    return { code: 'editor.belt-length-held', leastMetres: least, mostMetres: least * (1 + MOST_SLACK) };
  }
  // The excess over the straight length is shared as before, evenly where the belt was taut.
  const extra = metres - least;
  const before = belt.lengthMetres - least;
  const shares = path.slack.map((loose, span) =>
    before > 1e-6 ? (loose * (straight[span] as number)) / before : (straight[span] as number) / least,
  );
  const shared = shares.map((share, span) => (share * extra) / (straight[span] as number));
  const slack = shared.every((loose) => loose <= MOST_SLACK) ? shared : shared.map(() => extra / least);
  return { ...path, slack: slack.map((loose) => Math.min(Math.max(loose, 0), MOST_SLACK)) };
}

/** The feeds that a belt may have where it is fed, else at its first end. */
export function listFeedOptions(core: EditorCore, id: ElementId): readonly FeedOption[] {
  const was = beltAt(core, id);
  return was === undefined ? [] : feedOptions(core, was, feedPoint(was));
}

/** Feeds a belt where it is fed, else at its first end. */
export function feedListed(core: EditorCore, id: ElementId, code: string, installation: string): Done {
  const was = beltAt(core, id);
  const changes = was && feedChanges(core, id, feedPoint(was), code, installation);
  return changes === undefined ? notThere(core, id) : core.change(changes, labelOf(core, 'power', [id]));
}

function feedPoint(was: BeltAt): number {
  const feed = feedOf(was);
  if (feed === undefined) return 0;
  const away = was.belt.pointMetres.map((metres) => Math.abs(metres - arcOf(feed)));
  return away.indexOf(Math.min(...away));
}

/** The control of a belt: of its feed and of everything on it that offers it (belt.control). */
export function setBeltControl(core: EditorCore, id: ElementId, control: string): Done {
  const was = beltAt(core, id);
  if (was === undefined) return notThere(core, id);
  const offers = ({ props }: Element) =>
    props.code !== undefined &&
    variationsOf(modelOf(core, props.code), 'control', core.input.sources.context.today).some(({ modifier }) => modifier === control);
  const elementIds = was.children.filter(offers).map((child) => child.id);
  return core.change(
    { kind: 'set-attributes', elementIds, attributes: { control } },
    { ...labelOf(core, 'attribute', [id]), attribute: 'control', value: control },
  );
}

/** Model to hang, and its number. */
export interface NewOnBelt {
  readonly model: string;
  readonly count: number;
  readonly attributes?: ElementAttributes;
}

/** Hangs so many of a model on a belt, or none of them; returns their ids. */
export function addOnBelt(core: EditorCore, id: ElementId, { model, count, attributes }: NewOnBelt): Result<readonly ElementId[], Refusal> {
  const was = beltAt(core, id);
  if (was === undefined) return refusing(core, { code: 'element.not-found', elementId: id });
  const nodes = Array.from({ length: count }, () => newPart(core, modelOf(core, model), attributes ?? alikeOn(core, was, model)));
  const placed = placing(was, nodes);
  if (!placed.ok) return refusing(core, placed.failure);
  const ids = nodes.map((node) => node.id);
  const done = core.bringIn(placed.value, { kind: 'add', names: [], value: model }, ids);
  return done.ok ? ok(ids) : done;
}

/** Returns the temperature and control of the lights there, where all agree and the model offers them too. */
function alikeOn(core: EditorCore, was: BeltAt, code: string): ElementAttributes {
  const model = modelOf(core, code);
  const feed = feedOf(was);
  const lights = lightsOn(was);
  const chosen = (['temperature', 'control'] as const).flatMap((type) => {
    const beside = lights.length === 0 && type === 'control' && feed !== undefined ? [feed] : lights;
    const [value, ...others] = new Set(beside.map(({ props }) => props.attributes[type]));
    const isOffered = variationsOf(model, type, core.input.sources.context.today).some(({ modifier }) => modifier === value);
    return value !== undefined && others.length === 0 && isOffered ? [[type, value]] : [];
  });
  // Another one of a model looks like those that hang there.
  const [color, ...colours] = new Set(lights.filter(({ props }) => props.code === code).map(({ props }) => props.attributes.color));
  return { ...Object.fromEntries(chosen), ...(color !== undefined && colours.length === 0 && { color }) };
}

/** Returns the changes that bring elements onto a belt and move others to make room; `without` are removed at the same time. */
function placing(
  was: BeltAt,
  nodes: readonly ElementNode[],
  without: ReadonlySet<ElementId> = new Set(),
): Result<readonly Change[], Refusal> {
  const stays = { ...was, children: was.children.filter(({ id }) => !without.has(id)) };
  const own = ownLoads(stays);
  const lights = nodes.filter(({ type }) => type === 'Light');
  const parts = nodes.filter(({ type }) => type !== 'Light');
  const accessories = stays.children.filter(({ type }) => type === 'Reflector' || type === 'Counterweight');
  const [changes, hung] = [[] as Change[], accessories.map((part) => ({ arcLengthMetres: arcOf(part), widthMetres: 0 }))];
  for (const node of parts) {
    const arc = freestPlace(was.belt, hung, 0);
    hung.push({ arcLengthMetres: arc, widthMetres: 0 });
    changes.push(seating(node, was.id, arc));
  }
  if (lights.length === 0) return ok(changes);
  const coming = lights.map((node) => ({ node, load: loadOf(node, 0) }));
  if (isSpread(was.belt, ownLoads(was))) {
    const comingLoads = coming.map(({ load }) => load);
    const arcs = spreadLoads(was.belt, [...own, ...comingLoads]);
    if (arcs === undefined) {
      const fits = comingLoads.findLastIndex((_, index) => spreadLoads(was.belt, [...own, ...comingLoads.slice(0, index)]) !== undefined);
      return fail({ code: 'editor.belt-full', beltId: was.id, fits: Math.max(fits, 0) });
    }
    const moved = own.map(({ id }) => sitting(was.id, id, arcs.get(id) ?? 0));
    return ok([...changes, ...moved, ...coming.map(({ node }) => seating(node, was.id, arcs.get(node.id) ?? 0))]);
  }
  const loads: BeltLoad[] = [...own];
  for (const { node, load } of coming) {
    const arcLengthMetres = freestPlace(was.belt, loads, load.widthMetres);
    const placed = { ...load, arcLengthMetres };
    if (loadRefusal(stays, [...loads, placed]) !== undefined) {
      const fits = loads.length - own.length;
      return fail({ code: 'editor.belt-full', beltId: was.id, fits });
    }
    loads.push(placed);
    changes.push(seating(node, was.id, arcLengthMetres));
  }
  return ok(changes);
}

/** Sets the number of elements in one line of the list; the last of them are removed, or equal ones added. */
export function setCount(core: EditorCore, ids: readonly ElementId[], count: number): Result<unknown, Refusal> {
  const { tree } = core.session.configuration;
  const [first] = ids;
  const element = first === undefined ? undefined : tree.elements.get(first);
  const was = element?.parentId === undefined ? undefined : beltAt(core, element.parentId);
  if (first === undefined || was === undefined) return notThere(core, first ?? '');
  if (count > ids.length) {
    const { code = '', attributes } = elementOf(tree, first).props;
    return addOnBelt(core, was.id, { model: code, count: count - ids.length, attributes });
  }
  const gone = new Set(ids.slice(Math.max(count, 0)));
  const loads = ownLoads(was).filter(({ id }) => !gone.has(id));
  const arcs = isSpread(was.belt, ownLoads(was)) ? spreadLoads(was.belt, loads) : undefined;
  const names = namesOf(core.document.getState().scene, [...gone]);
  return core.change([{ kind: 'remove', elementIds: [...gone] }, ...seats(was.id, arcs)], { kind: 'remove', names });
}

/** Replaces the model of the elements in one line; each keeps its attributes where the model offers them. */
export function setListedModel(core: EditorCore, ids: readonly ElementId[], code: string): Done {
  return remake(
    core,
    ids,
    undefined,
    (element) => {
      const model = modelOf(core, code);
      return chosenAlike(core, newPart(core, model), element, model);
    },
    code,
  );
}

/** Hangs the elements in one line on another belt. */
export function moveToBelt(core: EditorCore, ids: readonly ElementId[], beltId: ElementId): Done {
  return remake(core, ids, beltId, ({ props }) => newPart(core, modelOf(core, props.code ?? ''), props.attributes));
}

/** Elements made anew, on their own belt or on another, as one step. */
function remake(
  core: EditorCore,
  ids: readonly ElementId[],
  beltId: ElementId | undefined,
  make: (element: Element) => ElementNode,
  value?: string,
): Done {
  const { tree } = core.session.configuration;
  const elements = ids.flatMap((id) => tree.elements.get(id) ?? []);
  const own = beltAt(core, elements[0]?.parentId ?? '');
  const was = beltId === undefined ? own : beltAt(core, beltId);
  if (own === undefined || was === undefined) return notThere(core, beltId ?? ids[0] ?? '');
  const nodes = elements.map(make);
  const gone = new Set(ids);
  const placed = placing(was, nodes, was.id === own.id ? gone : new Set());
  if (!placed.ok) return refused(core, placed.failure);
  const left = ownLoads(own).filter(({ id }) => !gone.has(id));
  const closed = was.id !== own.id && isSpread(own.belt, ownLoads(own)) ? spreadLoads(own.belt, left) : undefined;
  return core.bringIn(
    [{ kind: 'remove', elementIds: ids }, ...seats(own.id, closed), ...placed.value],
    { kind: value === undefined ? 'move' : 'replace', names: [], ...(value !== undefined && { value }) },
    nodes.map(({ id }) => id),
  );
}

/** The models that belts carry: luminaires, or reflectors and counterweights. */
export function modelsOf({ input }: EditorCore, kind: 'luminaires' | 'accessories'): readonly string[] {
  return input.sources.palette
    .map(({ definition }) => definition)
    .filter(({ model, articleType }) => {
      const type = elementTypeOf(articleType);
      return kind === 'luminaires'
        ? type === 'Light'
        : (type === 'Reflector' || type === 'Counterweight') && input.sources.systemParts[model]?.fixing === undefined;
    })
    .map(({ model }) => model);
}
