import { type Element, type ElementNode, type ElementTree, snapshotOf } from '../element';
import { SAVED_DOCUMENT_LIMITS } from '../saved-document';
import { type PlainSize, plainSize } from '../saved-document/json';
import type { Change } from './change';
import type { EditFailure } from './edit-failure';

/**
 * What an element takes of a document beside its props and data: its own fields, and what changes that bring nothing in may still give it,
 * such as other values, a flag and a pose.
 */
const BESIDE: PlainSize = { values: 60, characters: 600 };

/** Props and data are replaced and never changed. */
const sizes = new WeakMap<object, PlainSize>();

function sizeOf(plain: object): PlainSize {
  const known = sizes.get(plain);
  if (known !== undefined) return known;
  const size = plainSize(plain);
  sizes.set(plain, size);
  return size;
}

function sizeOfAll(elements: Iterable<Pick<Element, 'id' | 'parentId' | 'props' | 'data'>>): PlainSize {
  let [values, characters] = [0, 0];
  for (const { id, parentId = '', props, data } of elements) {
    const [ofProps, ofData] = [sizeOf(props), sizeOf(data)];
    values += BESIDE.values + ofProps.values + ofData.values;
    characters += BESIDE.characters + id.length + parentId.length + ofProps.characters + ofData.characters;
  }
  return { values, characters };
}

/** Sizes of configurations that are counted already. */
const sizesAtRest = new WeakMap<ElementNode, PlainSize>();

/** The size of a configuration before a change. Counted once for all changes that are tried on it. */
export function sizeAtRest(tree: ElementTree): PlainSize {
  const snapshot = snapshotOf(tree);
  const known = sizesAtRest.get(snapshot);
  if (known !== undefined) return known;
  const size = sizeOfAll(tree.elements.values());
  sizesAtRest.set(snapshot, size);
  return size;
}

/**
 * A configuration with more values or characters could not be loaded again (SV7, TC30); undefined when it can. `before` is its size before
 * the changes.
 */
export function refusalOfSize(tree: ElementTree, before: PlainSize, changes: readonly Change[]): EditFailure | undefined {
  // What changes bring in is what they hold, and an element of its own for each object of it at most.
  const brought = plainSize(changes);
  const most: PlainSize = {
    values: before.values + brought.values * (1 + BESIDE.values),
    characters: before.characters + brought.characters + brought.values * BESIDE.characters,
  };
  // Mostly that is little enough, and nothing has to be counted.
  return refusalOf(most) && refusalOf(sizeOfAll(tree.elements.values()));
}

function refusalOf({ values, characters }: PlainSize): EditFailure | undefined {
  if (values > SAVED_DOCUMENT_LIMITS.values) return tooLarge('values');
  return characters > SAVED_DOCUMENT_LIMITS.characters ? tooLarge('characters') : undefined;
}

function tooLarge(limit: 'values' | 'characters'): EditFailure {
  return { code: 'saved-document.too-large', limit, max: SAVED_DOCUMENT_LIMITS[limit] };
}
