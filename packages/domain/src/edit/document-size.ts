import { type Element, type ElementId, type ElementNode, type ElementTree, snapshotOf } from '../element';
import { SAVED_DOCUMENT_LIMITS } from '../saved-document';
import { type PlainSize, plainSize } from '../saved-document/json';
import type { EditFailure } from './edit-failure';

/**
 * What an element takes of a document beside its props and data: its own fields, and what changes that bring nothing in may still give it,
 * such as other values, a flag and a pose.
 */
const BESIDE: PlainSize = { values: 60, characters: 600 };

/** Props and data, and what they hold, are replaced and never changed. */
const sizes = new WeakMap<object, PlainSize>();

function keptSize(plain: object, count: (plain: object) => PlainSize): PlainSize {
  const known = sizes.get(plain);
  if (known !== undefined) return known;
  const size = count(plain);
  sizes.set(plain, size);
  return size;
}

/** A step of a gesture replaces the props of many elements, and one of their fields: the others are counted already. */
function sizeOf(plain: object): PlainSize {
  return keptSize(plain, (fields) =>
    plainSize(fields, (field) => (typeof field === 'object' && field !== null ? keptSize(field, plainSize) : plainSize(field))),
  );
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
 * the change, and `touched` is what the change touched.
 */
export function refusalOfSize(tree: ElementTree, before: PlainSize, touched: Iterable<ElementId>): EditFailure | undefined {
  const own = sizeOfAll(elementsOf(tree, touched));
  // As if all of it was new: mostly that is little enough, and nothing else has to be counted.
  const most = { values: before.values + own.values, characters: before.characters + own.characters };
  return refusalOf(most) && refusalOf(sizeOfAll(tree.elements.values()));
}

function* elementsOf({ elements }: ElementTree, ids: Iterable<ElementId>): Iterable<Element> {
  for (const id of ids) {
    const element = elements.get(id);
    if (element !== undefined) yield element;
  }
}

function refusalOf({ values, characters }: PlainSize): EditFailure | undefined {
  if (values > SAVED_DOCUMENT_LIMITS.values) return tooLarge('values');
  return characters > SAVED_DOCUMENT_LIMITS.characters ? tooLarge('characters') : undefined;
}

function tooLarge(limit: 'values' | 'characters'): EditFailure {
  return { code: 'saved-document.too-large', limit, max: SAVED_DOCUMENT_LIMITS[limit] };
}
