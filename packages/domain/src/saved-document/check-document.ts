import { type ElementId, type ElementNode, type ElementType, mayHold } from '../element';
import { fail, ok, type Result } from '../result';
import { anything, fieldPath, list, type Misfit } from '../untrusted';
import { elementShape, elementType, placementShape } from './element-shape';
import { copyPlain, type Json, type JsonObject, objectOf, type PlainDataFailure } from './json';
import { SAVED_DOCUMENT_LIMITS } from './limits.data';

/** Why a document is not as its version says (SV5). `path` is the place, e.g. `elements[0].element.size.width`. */
export type SavedFieldFailure =
  /** A field is missing, or is not what belongs there. */
  | { readonly code: 'saved-document.malformed'; readonly path: string; readonly expected: string }
  /** The version knows no such field. */
  | { readonly code: 'saved-document.unknown-field'; readonly path: string };

/** Why a document of the newest version is refused (SV5, SV7, SV8). */
export type SavedElementFailure =
  | SavedFieldFailure
  | PlainDataFailure
  /** Two elements have one id. */
  | { readonly code: 'saved-document.id-twice'; readonly path: string; readonly elementId: ElementId }
  | {
      readonly code: 'saved-document.child-not-allowed';
      /** Path in the document, e.g. `elements[0].element`. */
      readonly path: string;
      /** Kind of the parent. */
      readonly parentType: ElementType;
      /** Kind that may not be below it. */
      readonly childType: ElementType;
    };

const elementList = list(anything, SAVED_DOCUMENT_LIMITS.elements);

/** The first thing that is wrong with a document of the newest version, an element before its children; undefined when the document is valid. */
export function checkDocument(document: JsonObject): SavedElementFailure | undefined {
  return checkElement(document, '', undefined, { ids: new Set(), isSaved: true });
}

/**
 * Reads an element with everything below it from unchecked data, with the limits of a saved document (SV13): what it
 * takes can be saved and loaded again. Never throws; the result shares nothing with the input.
 */
export function checkElementNode(data: unknown): Result<ElementNode, SavedElementFailure> {
  const plain = copyPlain(data);
  if (!plain.ok) return plain;
  const failure = checkElement(plain.value, '', undefined, { ids: new Set(), isSaved: false });
  return failure === undefined ? ok(plain.value as unknown as ElementNode) : fail(failure);
}

interface Look {
  readonly ids: Set<ElementId>;
  /** True for a document, whose elements name their parents. */
  readonly isSaved: boolean;
}

function checkElement(
  element: Json | undefined,
  path: string,
  parent: JsonObject | undefined,
  look: Look,
): SavedElementFailure | undefined {
  const { ids } = look;
  const object = objectOf(element) ?? {};
  const failure = fieldFailure(elementType(object.type, fieldPath(path, 'type'))) ?? ownFailure(object, path, parent, look);
  if (failure !== undefined) return failure;
  const { id, elements } = object as { readonly id: ElementId; readonly elements: readonly Json[] };
  if (ids.has(id)) return { code: 'saved-document.id-twice', path: fieldPath(path, 'id'), elementId: id };
  ids.add(id);
  if (ids.size > SAVED_DOCUMENT_LIMITS.elements) return tooManyElements();
  for (const [index, placement] of elements.entries()) {
    const place = `${fieldPath(path, 'elements')}[${index}]`;
    const below =
      fieldFailure(placementShape(placement, place)) ?? checkElement(objectOf(placement)?.element, `${place}.element`, object, look);
    if (below !== undefined) return below;
  }
  return undefined;
}

/** Why a configuration takes no more elements: it could not be loaded again. */
export function tooManyElements(): Extract<PlainDataFailure, { readonly code: 'saved-document.too-large' }> {
  return { code: 'saved-document.too-large', limit: 'elements', max: SAVED_DOCUMENT_LIMITS.elements };
}

function ownFailure(object: JsonObject, path: string, parent: JsonObject | undefined, { isSaved }: Look): SavedElementFailure | undefined {
  const type = object.type as ElementType;
  const parentType = parent?.type as ElementType | undefined;
  if (parentType !== undefined && !mayHold(parentType, type)) {
    return { code: 'saved-document.child-not-allowed', path: fieldPath(path, 'type'), parentType, childType: type };
  }
  const parentId = (parent?.id ?? null) as ElementId | null;
  const shape = isSaved ? elementShape(type, { parentId, isRoot: parent === undefined }) : elementShape(type);
  return fieldFailure(shape(object, path)) ?? fieldFailure(elementList(object.elements, fieldPath(path, 'elements')));
}

function fieldFailure(misfit: Misfit | undefined): SavedFieldFailure | undefined {
  if (misfit === undefined) return undefined;
  const { path, expected } = misfit;
  return expected === undefined ? { code: 'saved-document.unknown-field', path } : { code: 'saved-document.malformed', path, expected };
}
