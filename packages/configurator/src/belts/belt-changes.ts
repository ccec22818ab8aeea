import {
  type BeltFailure,
  type BeltPath,
  beltOf,
  type Change,
  carriedAlong,
  checkBeltLoads,
  checkBeltPath,
  type Element,
  type ElementId,
  type ElementNode,
  elementOf,
  elementTypeOf,
  fixingsOf,
  type Position,
} from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { modelOf, newPart } from '../verbs/new-light';
import { arcOf, type BeltAt, fixingKindOf, lightsOn, loadOf, mostMetresOf, roomSizeOf } from './belt-at';

/** Changes that hang a belt in another way, or the reason it cannot hang so. */
export interface BeltChange {
  readonly changes: readonly Change[];
  readonly failure: BeltFailure | undefined;
}

/** Pairs of places on the belt before and after, rising; between them everything keeps its part. Metres. */
export type ArcPairs = readonly (readonly [before: number, after: number])[];

/** A distance along a belt, from pairs of distances. */
export function arcThrough(pairs: ArcPairs, arc: number): number {
  let last = pairs[0] ?? [0, 0];
  if (arc <= last[0]) return last[1];
  for (const pair of pairs) {
    if (arc <= pair[0]) {
      const part = pair[0] > last[0] ? (arc - last[0]) / (pair[0] - last[0]) : 1;
      return part === 1 ? pair[1] : last[1] + part * (pair[1] - last[1]);
    }
    last = pair;
  }
  return last[1];
}

/** The changes that hang a belt along another path: its lights keep their parts, and fixings follow from its points. */
export function hangAlong(core: EditorCore, was: BeltAt, path: BeltPath, pairs?: ArcPairs): BeltChange {
  const belt = beltOf(path);
  const arcAfter = (element: Element) =>
    pairs === undefined ? carriedAlong(was.belt, belt, arcOf(element)) : arcThrough(pairs, arcOf(element));
  const carried = was.children.filter(({ props }) => fixingKindOf(core, props.code) === undefined);
  const moved = pairs === undefined ? [] : carried.map((element) => sitting(was.id, element.id, arcAfter(element)));
  return {
    changes: [pathChange(was, path), ...moved, ...fixingChanges(core, was, path)],
    failure: firstBrought(
      failuresOf(core, was, was.path, (element) => arcOf(element)),
      failuresOf(core, was, path, arcAfter),
    ),
  };
}

function failuresOf(core: EditorCore, was: BeltAt, path: BeltPath, arc: (element: Element) => number): readonly BeltFailure[] {
  const belt = beltOf(path);
  const loads = lightsOn(was).map((light) => loadOf(light, arc(light)));
  return [...checkBeltPath(path, belt, roomSizeOf(core), mostMetresOf(core, was)), ...checkBeltLoads(belt, loads)];
}

/** Returns the first failure that is new, as existing failures hold nothing back; a worse one counts as new. */
export function firstBrought(before: readonly BeltFailure[], after: readonly BeltFailure[]): BeltFailure | undefined {
  const known = new Map(before.map((failure) => [keyOf(failure), depthOf(failure)]));
  return after.find((failure) => depthOf(failure) < (known.get(keyOf(failure)) ?? Number.POSITIVE_INFINITY) - 1e-9);
}

function keyOf(failure: BeltFailure): string {
  switch (failure.code) {
    case 'belt.attach-edge':
      return `${failure.code} ${failure.point}`;
    case 'belt.span-short':
    case 'belt.below-floor':
      return `${failure.code} ${failure.span}`;
    case 'belt.length':
      return failure.code;
    case 'belt.spacing':
      return `${failure.code} ${[failure.light, failure.other].toSorted().join(' ')}`;
    default:
      return `${failure.code} ${failure.light}`;
  }
}

/** The less, the worse. */
function depthOf(failure: BeltFailure): number {
  switch (failure.code) {
    case 'belt.attach-edge':
    case 'belt.span-short':
      return failure.metres;
    case 'belt.spacing':
      return failure.gapMetres;
    default:
      return -failure.metres;
  }
}

function pathChange({ id, place }: BeltAt, { points, slack, isClosed }: BeltPath): Change {
  const own = points.map(([x, y, z]): Position => [x - place[0], y - place[1], z - place[2]]);
  return { kind: 'set-geometry', elementId: id, geometry: { kind: 'path', points: own, slack, ...(isClosed === true && { isClosed }) } };
}

/** Puts an element so far along a belt. */
export function sitting(trackId: ElementId, elementId: ElementId, arcLengthMetres: number): Change {
  return { kind: 'set-geometry', elementId, geometry: { kind: 'hosted', trackId, arcLengthMetres } };
}

/** The same for one that is about to come in. */
export function seated(node: ElementNode, trackId: ElementId, arcLengthMetres: number): ElementNode {
  return { ...node, props: { ...node.props, geometry: { kind: 'hosted', trackId, arcLengthMetres } } };
}

/** Brings an element onto a belt. */
export function seating(node: ElementNode, trackId: ElementId, arcLengthMetres: number): Change {
  return { kind: 'add', node: seated(node, trackId, arcLengthMetres), parentId: trackId, position: [0, 0, 0] };
}

/** Adapts the fixings of a belt to its points: those of the right kind are moved, the rest removed and missing ones added. */
function fixingChanges(core: EditorCore, was: BeltAt, path: BeltPath): readonly Change[] {
  const standing = was.children.filter(({ props }) => fixingKindOf(core, props.code) !== undefined);
  const free = new Set(standing);
  const changes: Change[] = [];
  for (const { kind, arcLengthMetres } of fixingsOf(path, roomSizeOf(core))) {
    const alike = [...free].find(({ props }) => fixingKindOf(core, props.code) === kind);
    if (alike === undefined) {
      const node = newFixing(core, kind, was);
      if (node !== undefined) changes.push(seating(node, was.id, arcLengthMetres));
      continue;
    }
    free.delete(alike);
    changes.push(sitting(was.id, alike.id, arcLengthMetres));
  }
  const elementIds = [...free].map(({ id }) => id);
  return elementIds.length === 0 ? changes : [...changes, { kind: 'remove', elementIds }];
}

/** The fixings of a belt that is about to come in. */
export function newFixings(core: EditorCore, trackId: ElementId, path: BeltPath): readonly ElementNode[] {
  return fixingsOf(path, roomSizeOf(core)).flatMap(({ kind, arcLengthMetres }) => {
    const node = newFixing(core, kind, undefined);
    return node === undefined ? [] : [seated(node, trackId, arcLengthMetres)];
  });
}

/** In the finish of the others of the belt; none where the collection sells none. */
function newFixing(core: EditorCore, kind: string, beside: BeltAt | undefined): ElementNode | undefined {
  const { systemParts, palette } = core.input.sources;
  const known = palette.find(({ definition: { model } }) => systemParts[model]?.fixing === kind)?.definition.model;
  if (known === undefined) return undefined;
  const color = beside?.children.find(({ props }) => fixingKindOf(core, props.code) !== undefined)?.props.attributes.color;
  const model = modelOf(core, known);
  const isOffered = model.variations.some(({ type, modifier }) => type === 'color' && modifier === color);
  return newPart(core, model, color !== undefined && isOffered ? { color } : {});
}

/** The model of a track that belts are drawn with: that of the belts that stand, else the first of the library. */
export function beltModelOf({ input, session }: EditorCore): string | undefined {
  const { tree } = session.configuration;
  const standing = [...tree.elements.keys()]
    .map((id) => elementOf(tree, id))
    .find(({ type, props }) => type === 'Track' && props.geometry?.kind === 'path');
  const isBelt = (model: string) => (input.sources.systemParts[model]?.mostLengthMetres ?? 0) > 0;
  return (
    standing?.props.code ??
    input.sources.palette.find(({ definition: { model, articleType } }) => elementTypeOf(articleType) === 'Track' && isBelt(model))
      ?.definition.model
  );
}
