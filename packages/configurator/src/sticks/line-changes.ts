import {
  type AttachSurface,
  absolutePositionOf,
  anchorSurfaceOf,
  type Change,
  type CheckedStick,
  checkSticks,
  type Element,
  type ElementGeometry,
  type ElementId,
  type ElementNode,
  elementOf,
  fail,
  jointsOf,
  linesOfSticks,
  ok,
  type Position,
  pointOfEnd,
  type Result,
  type StickFailure,
} from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { metresBetween } from '../scene/metres-between';
import { modelOf, newComposition, newPart } from '../verbs/new-light';
import { basesFor } from './bases-for';
import { type EndAt, type PartAt, type SticksAt, stickPartsOf, sticksAt } from './stick-at';

/** A stick as it is to stand; one that is about to come in has its node. */
export interface WantedStick extends CheckedStick {
  readonly node?: ElementNode;
}

/** Wanted state of the sticks of the document. */
export interface Wanted {
  readonly sticks: readonly WantedStick[];
  /** Ends that are to be fed beside those that are. */
  readonly feeds?: readonly EndAt[];
  /** Balls and bases that are to go. */
  readonly without?: ReadonlySet<ElementId>;
  /** True when bases are added at ends on surfaces where a line takes more than its feeds deliver. */
  readonly feedsItself?: boolean;
}

/** Sticks that one joint takes. */
export const MOST_IN_JOINT = 3;

/**
 * The changes that make the sticks of the document those that are wanted: sticks that hang together are one composition, with a ball for each stick that a
 * joint adds to its first and with their bases, which go where their ends go. Refused where something could not be built that could before.
 */
export function lineChanges(core: EditorCore, wanted: Wanted): Result<readonly Change[], Refusal> {
  const was = sticksAt(core);
  const refusal = firstBrought(core, was, wanted.sticks);
  if (refusal !== undefined) return fail(refusal);
  return ok(createPlan(core, was, wanted).changes());
}

function firstBrought(core: EditorCore, was: SticksAt, sticks: readonly WantedStick[]): Refusal | undefined {
  const full = jointsOf(sticks).find(({ ends }) => ends.length > MOST_IN_JOINT);
  if (full !== undefined) return { code: 'editor.joint-full', most: MOST_IN_JOINT };
  const terms = { room: was.room, joint: stickPartsOf(core.input.sources).joint?.range };
  const known = new Set(checkSticks(was.sticks, terms).map(keyOf));
  return checkSticks(sticks, terms).find((failure) => !known.has(keyOf(failure)));
}

function keyOf(failure: StickFailure): string {
  return `${failure.code} ${('stickIds' in failure ? failure.stickIds : [failure.stickId]).join(' ')}`;
}

function createPlan(core: EditorCore, was: SticksAt, { sticks, feeds = [], without = new Set(), feedsItself = false }: Wanted) {
  const { tree } = core.session.configuration;
  const { info } = elementOf(tree, tree.rootId).props;
  const byId = new Map(sticks.map((stick) => [stick.id, stick]));
  const stood = new Map(was.sticks.map((stick) => [stick.id, stick]));
  const parts = stickPartsOf(core.input.sources);
  const [groups, others]: [Change[], Change[]] = [[], []];
  const taken = new Set<ElementId>();
  const gone = new Set<ElementId>(was.sticks.filter(({ id }) => !byId.has(id)).map(({ id }) => id));

  /** The composition that a line lies in: that of its first stick that no line before it has taken, else one of its own. */
  const compositionOf = (ids: readonly ElementId[]): ElementId => {
    const standing = ids.flatMap((id) => (stood.has(id) ? [elementOf(tree, id).parentId as ElementId] : []));
    const free = standing.find((id) => !taken.has(id) && tree.elements.get(id)?.type === 'Composition');
    if (free !== undefined) {
      taken.add(free);
      return free;
    }
    const node = newComposition(core, info, []);
    groups.push({ kind: 'add', node, parentId: tree.rootId, position: [0, 0, 0] });
    taken.add(node.id);
    return node.id;
  };
  const originOf = (id: ElementId): Position => (tree.elements.has(id) ? absolutePositionOf(tree, id) : [0, 0, 0]);
  const within = (point: Position, parentId: ElementId): Position => less(point, originOf(parentId));
  const put = (element: Element, parentId: ElementId, at: Position) => {
    const position = within(at, parentId);
    if (element.parentId !== parentId) others.push({ kind: 'regroup', elementId: element.id, parentId, position });
    else if (metresBetween(position, element.position) > 0) others.push({ kind: 'move', elementId: element.id, position });
  };
  const shape = (element: Element, geometry: ElementGeometry) => {
    if (JSON.stringify(element.props.geometry) === JSON.stringify(geometry)) return;
    others.push({ kind: 'set-geometry', elementId: element.id, geometry });
  };

  const bringStick = (stick: WantedStick, parentId: ElementId) => {
    // The position of a stick is that of its line: its ends are relative to it.
    const origin = originOf(parentId);
    const geometry = { kind: 'stick', from: less(stick.from, origin), to: less(stick.to, origin), joints: stick.joints } as const;
    if (stick.node !== undefined) {
      const node = { ...stick.node, props: { ...stick.node.props, geometry } };
      others.push({ kind: 'add', node, parentId, position: [0, 0, 0] });
      return;
    }
    const element = elementOf(tree, stick.id);
    put(element, parentId, origin);
    shape(element, geometry);
  };
  const bringBalls = (ids: readonly ElementId[], parentId: ElementId) => {
    const line = ids.map((id) => byId.get(id) as WantedStick);
    for (const { ends, at } of jointsOf(line)) {
      const held = ends.map(({ stickId, end }) => `${end} ${stickId}`);
      const own = was.balls.filter(({ stickId, end, element }) => held.includes(`${end} ${stickId}`) && !without.has(element.id));
      for (const { stickId, end } of ends.slice(1)) {
        const standing = own.find((ball) => ball.stickId === stickId && ball.end === end) ?? own[0];
        const geometry = { kind: 'stick', from: ORIGIN, to: ORIGIN, joints: [{ end: 'from', elementId: stickId, otherEnd: end }] } as const;
        if (standing !== undefined) {
          own.splice(own.indexOf(standing), 1);
          kept.add(standing.element.id);
          put(standing.element, parentId, at);
          shape(standing.element, geometry);
        } else if (parts.joint !== undefined) {
          const made = newPart(core, modelOf(core, parts.joint.model), alike(was.balls));
          const node = { ...made, props: { ...made.props, geometry } };
          others.push({ kind: 'add', node, parentId, position: within(at, parentId) });
        }
      }
    }
  };
  const kept = new Set<ElementId>();
  const bringBases = (ids: readonly ElementId[], parentId: ElementId) => {
    const standing = was.bases.filter(({ stickId, element }) => ids.includes(stickId) && !without.has(element.id));
    for (const base of standing) {
      kept.add(base.element.id);
      put(base.element, parentId, pointOfEnd(byId.get(base.stickId) as WantedStick, base.end));
    }
    if (parts.base === undefined) return;
    const ownFeeds = feeds.filter(({ stickId }) => ids.includes(stickId));
    const line = ids.map((id) => byId.get(id) as WantedStick);
    const wattsOf = (stick: WantedStick) => (stick.node ?? elementOf(tree, stick.id)).props.technicalData.watts ?? 0;
    const needed = feedsItself
      ? basesFor(line, { room: was.room, standing: [...standing, ...ownFeeds], wattsOf, deliveredWatts: powerOf(parts) })
      : [];
    for (const { stickId, end } of [...ownFeeds, ...needed]) {
      const at = pointOfEnd(byId.get(stickId) as WantedStick, end);
      const installation = installationOn(parts.base.deliveredWatts, anchorSurfaceOf(at, was.room));
      const node = newPart(core, modelOf(core, parts.base.model), { ...alike(standing), installation });
      others.push({ kind: 'add', node, parentId, position: within(at, parentId) });
    }
  };

  return {
    changes: (): readonly Change[] => {
      for (const ids of linesOfSticks(sticks)) {
        const parentId = compositionOf(ids);
        for (const id of ids) bringStick(byId.get(id) as WantedStick, parentId);
        bringBalls(ids, parentId);
        bringBases(ids, parentId);
      }
      for (const { element } of [...was.balls, ...was.bases]) if (!kept.has(element.id)) gone.add(element.id);
      for (const id of emptied(core, was, taken)) gone.add(id);
      // Balls and bases move with their line before the ones it leaves are removed.
      return [...groups, ...others, ...(gone.size === 0 ? [] : [{ kind: 'remove', elementIds: [...gone] } as const])];
    },
  };
}

const ORIGIN: Position = [0, 0, 0];

function less(one: Position, other: Position): Position {
  return [one[0] - other[0] + 0, one[1] - other[1] + 0, one[2] - other[2] + 0];
}

/** Returns the attributes that all parts beside the new one share: those of the first. */
function alike(parts: readonly PartAt[]) {
  const [first] = parts;
  return first?.element.props.attributes ?? {};
}

/** A plate on walls, else the first that delivers power. */
function installationOn(deliveredWatts: Readonly<Record<string, number>>, surface: AttachSurface | undefined): string {
  const offered = Object.keys(deliveredWatts);
  return surface?.startsWith('wall') && offered.includes(WALL_PLATE) ? WALL_PLATE : (offered[0] ?? '');
}

const WALL_PLATE = '40';

export function powerOf({ base }: ReturnType<typeof stickPartsOf>): number {
  return base === undefined ? 0 : Math.max(...Object.values(base.deliveredWatts));
}

/** Compositions of sticks that no line lies in any more. */
function emptied(core: EditorCore, was: SticksAt, taken: ReadonlySet<ElementId>): readonly ElementId[] {
  const { tree } = core.session.configuration;
  const moving = new Set([...was.sticks.map(({ id }) => id), ...[...was.balls, ...was.bases].map(({ element }) => element.id)]);
  const parents = new Set(was.sticks.map(({ id }) => elementOf(tree, id).parentId as ElementId));
  return [...parents].filter((id) => {
    const { type, childIds } = elementOf(tree, id);
    return type === 'Composition' && !taken.has(id) && childIds.every((childId) => moving.has(childId));
  });
}
