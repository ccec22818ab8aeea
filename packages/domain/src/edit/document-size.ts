import type { Element, ElementTree } from '../element';
import { SAVED_DOCUMENT_LIMITS } from '../saved-document';
import { type PlainSize, plainSize } from '../saved-document/json';
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

/** A configuration with more values or characters could not be loaded again (SV7, TC30); undefined when it can. */
export function refusalOfSize({ elements }: ElementTree): EditFailure | undefined {
  let [values, characters] = [0, 0];
  for (const { id, parentId = '', props, data } of elements.values() as Iterable<Element>) {
    const [ofProps, ofData] = [sizeOf(props), sizeOf(data)];
    values += BESIDE.values + ofProps.values + ofData.values;
    characters += BESIDE.characters + id.length + parentId.length + ofProps.characters + ofData.characters;
  }
  if (values > SAVED_DOCUMENT_LIMITS.values) return tooLarge('values');
  return characters > SAVED_DOCUMENT_LIMITS.characters ? tooLarge('characters') : undefined;
}

function tooLarge(limit: 'values' | 'characters'): EditFailure {
  return { code: 'saved-document.too-large', limit, max: SAVED_DOCUMENT_LIMITS[limit] };
}
