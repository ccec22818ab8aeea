import { type ElementId, type ElementType, mayHold } from '../element';
import { elementShape, elementType, placementShape } from './element-shape';
import { type Json, type JsonObject, objectOf, type PlainDataFailure } from './json';
import { SAVED_DOCUMENT_LIMITS } from './limits.data';
import { fieldPath, list, type SavedFieldFailure } from './shape';

/** Why a document of the newest version is refused (SV5, SV7, SV8). */
export type SavedElementFailure =
  | SavedFieldFailure
  | PlainDataFailure
  | { readonly code: 'saved-document.id-twice'; readonly path: string; readonly elementId: ElementId }
  | {
      readonly code: 'saved-document.child-not-allowed';
      readonly path: string;
      readonly parentType: ElementType;
      readonly childType: ElementType;
    };

const elementList = list(() => undefined, SAVED_DOCUMENT_LIMITS.elements);

/** The first thing that is wrong with a document of the newest version, an element before what is in it; undefined when nothing is. */
export function checkDocument(document: JsonObject): SavedElementFailure | undefined {
  return checkElement(document, '', undefined, new Set());
}

function checkElement(
  element: Json | undefined,
  path: string,
  parent: JsonObject | undefined,
  ids: Set<ElementId>,
): SavedElementFailure | undefined {
  const object = objectOf(element) ?? {};
  const failure = elementType(object.type, fieldPath(path, 'type')) ?? ownFailure(object, path, parent);
  if (failure !== undefined) return failure;
  const { id, elements } = object as { readonly id: ElementId; readonly elements: readonly Json[] };
  if (ids.has(id)) return { code: 'saved-document.id-twice', path: fieldPath(path, 'id'), elementId: id };
  ids.add(id);
  if (ids.size > SAVED_DOCUMENT_LIMITS.elements)
    return { code: 'saved-document.too-large', limit: 'elements', max: SAVED_DOCUMENT_LIMITS.elements };
  for (const [index, placement] of elements.entries()) {
    const place = `${fieldPath(path, 'elements')}[${index}]`;
    const below = placementShape(placement, place) ?? checkElement(objectOf(placement)?.element, `${place}.element`, object, ids);
    if (below !== undefined) return below;
  }
  return undefined;
}

function ownFailure(object: JsonObject, path: string, parent: JsonObject | undefined): SavedElementFailure | undefined {
  const type = object.type as ElementType;
  const parentType = parent?.type as ElementType | undefined;
  if (parentType !== undefined && !mayHold(parentType, type)) {
    return { code: 'saved-document.child-not-allowed', path: fieldPath(path, 'type'), parentType, childType: type };
  }
  const parentId = (parent?.id ?? null) as ElementId | null;
  return elementShape(type, parentId, parent === undefined)(object, path) ?? elementList(object.elements, fieldPath(path, 'elements'));
}
