import type { ElementNode } from '../element';
import { fail, ok, type Result } from '../result';
import { checkElementNode, SAVED_DOCUMENT_LIMITS, type SavedElementFailure } from '../saved-document';
import { anyGeometry, pose } from '../saved-document/geometry-shape';
import { copyPlain } from '../saved-document/json';
import { checkSpaceConfig } from '../space';
import { anyNumber, anyText, anything, fields, isRecord, list, oneOf, type Shape, text } from '../untrusted';
import type { Change } from './change';
import type { EditFailure } from './edit-failure';

type Kind = Change['kind'];
type Fields = Readonly<Record<string, unknown>>;

/** A configuration has no more elements. */
const MOST_IDS = SAVED_DOCUMENT_LIMITS.elements;
const ids = list(anyText, MOST_IDS);
const code = text(20, 1);
const value: Shape = (given, path) => (given === undefined || given === null ? undefined : code(given, path));
const maybeNumber: Shape = (given, path) => (given === undefined ? undefined : anyNumber(given, path));
const attributes = fields({}, { color: value, temperature: value, control: value, installation: value, pendantHeight: maybeNumber });

function change(required: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape {
  return fields({ kind: anything, ...required }, optional);
}

/** `null` takes a thing away. */
function orNull(shape: Shape): Shape {
  return (given, path) => (given === null ? undefined : shape(given, path));
}

/** Places, rooms and elements have failures of their own. */
const SHAPES: { readonly [K in Kind]: Shape } = {
  'set-attributes': change({ elementIds: ids, attributes }),
  'set-height': change({ elementIds: ids, heightCm: anyNumber }),
  'shift-heights': change({ elementIds: ids, deltaCm: anyNumber }),
  'set-wire-length': change({ elementIds: ids, wireLengthCm: anyNumber }),
  // A drag asks it at every step, so it has no list of fields.
  move: (given) => anyText((given as Fields).elementId, 'elementId'),
  add: change({ node: anything, parentId: anyText, position: anything }, { index: maybeNumber }),
  remove: change({ elementIds: ids }),
  replace: change({ elementId: anyText, node: anything }),
  regroup: change({ elementId: anyText, parentId: anyText, position: anything }, { index: maybeNumber }),
  'set-room': change({ config: anything }),
  'convert-to-psa': change({ elementIds: ids }),
  'set-pose': change({ elementIds: ids, pose: orNull(pose) }),
  'set-geometry': change({ elementId: anyText, geometry: orNull(anyGeometry) }),
  mount: change({ composition: anything, clusterIds: ids }),
  unmount: change({ compositionId: anyText }),
};

const kind = oneOf(Object.keys(SHAPES));

/**
 * The changes when they are some, one alone as a list of itself, with copies of the elements that they bring in; refuses anything else,
 * naming the place (TC29), in a list with its number before it: `[2].position`.
 */
export function checkChanges(data: unknown): Result<readonly Change[], EditFailure> {
  try {
    return Array.isArray(data) ? checkedList(data) : checkedAlone(data);
  } catch {
    // A getter or proxy that throws.
    return refused('', 'a change');
  }
}

function checkedAlone(data: unknown): Result<readonly Change[], EditFailure> {
  const change = checked(data);
  return change.ok ? ok([change.value]) : change;
}

function checkedList(list: readonly unknown[]): Result<readonly Change[], EditFailure> {
  const changes: Change[] = [];
  for (const [index, data] of list.entries()) {
    const change = checked(data);
    if (change.ok) changes.push(change.value);
    else return fail(placedIn(index, change.failure));
  }
  return ok(changes);
}

function placedIn(index: number, failure: EditFailure): EditFailure {
  if (failure.code !== 'edit.change-malformed') return failure;
  return { ...failure, path: failure.path === '' ? `[${index}]` : `[${index}].${failure.path}` };
}

function checked(data: unknown): Result<Change, EditFailure> {
  if (!isRecord(data)) return refused('', 'a change');
  const own = readOnce(data);
  const misfit = kind(own.kind, 'kind') ?? SHAPES[own.kind as Kind](own, '');
  if (misfit !== undefined) return refused(misfit.path, misfit.expected ?? 'nothing');
  const asked = own as unknown as Change;
  switch (asked.kind) {
    case 'add':
    case 'replace': {
      const node = checkNode(asked.node, 'node');
      return node.ok ? ok({ ...asked, node: node.value }) : node;
    }
    case 'mount': {
      const composition = checkNode(asked.composition, 'composition');
      return composition.ok ? ok({ ...asked, composition: composition.value }) : composition;
    }
    case 'set-pose':
    case 'set-geometry': {
      // So that the caller cannot change it afterwards.
      const plain = copyPlain(asked);
      return plain.ok ? ok(plain.value as unknown as Change) : refused(asked.kind === 'set-pose' ? 'pose' : 'geometry', 'plain data');
    }
    case 'set-room': {
      const config = checkSpaceConfig(asked.config);
      return config.ok ? ok({ ...asked, config: config.value }) : config;
    }
    default:
      return ok(asked);
  }
}

/**
 * The fields of a change, with its lists and attributes, each read once: what is checked is what is carried out, and nothing that a getter
 * or proxy gives is read while the change is tried.
 */
function readOnce(data: Fields): Fields {
  if (data.kind === 'move') return { kind: 'move', elementId: data.elementId, position: copyOfList(data.position) };
  const own: Record<string, unknown> = { ...data };
  for (const name of LISTS) if (Object.hasOwn(own, name)) own[name] = copyOfList(own[name]);
  if (isRecord(own.attributes)) own.attributes = { ...own.attributes };
  return own;
}

const LISTS = ['elementIds', 'clusterIds', 'position'] as const;

/** A copy as long as a list may be, and one more, by which a longer one is refused. */
function copyOfList(value: unknown): unknown {
  return Array.isArray(value) ? Array.from({ length: Math.min(value.length, MOST_IDS + 1) }, (_, index): unknown => value[index]) : value;
}

function checkNode(data: unknown, field: string): Result<ElementNode, EditFailure> {
  const node = checkElementNode(data);
  return node.ok ? node : fail(nodeFailure(node.failure, field));
}

function nodeFailure(failure: SavedElementFailure, field: string): EditFailure {
  const { code: why } = failure;
  switch (why) {
    case 'saved-document.too-large':
      return failure;
    case 'saved-document.id-twice':
      return { code: 'element.id-taken', elementId: failure.elementId };
    case 'saved-document.child-not-allowed':
      return { code: 'element.child-not-allowed', parentType: failure.parentType, childType: failure.childType };
    case 'saved-document.malformed':
      return changeMalformed(`${field}.${failure.path}`, failure.expected);
    case 'saved-document.unknown-field':
      return changeMalformed(`${field}.${failure.path}`, 'nothing');
    case 'saved-document.not-plain':
      return changeMalformed(failure.path === '' ? field : `${field}.${failure.path}`, 'plain data');
  }
}

function refused(path: string, expected: string): Result<never, EditFailure> {
  return fail(changeMalformed(path, expected));
}

function changeMalformed(path: string, expected: string): EditFailure {
  return { code: 'edit.change-malformed', path, expected };
}
