import { type ElementId, type ElementNode, type ElementTree, snapshotOf } from '../element';
import { SAVED_DOCUMENT_VERSION, type SavedDocument, type SavedElement } from './saved-document';

/** The configuration as it is saved, in the newest version (SV1); loading it gives the same configuration (SV2). */
export function saveDocument(tree: ElementTree): SavedDocument {
  return { version: SAVED_DOCUMENT_VERSION, ...savedElement(snapshotOf(tree), null) };
}

function savedElement({ id, type, props, size, data, createdAt, elements }: ElementNode, parent: ElementId | null): SavedElement {
  return {
    id,
    type,
    parent,
    props,
    size,
    data,
    createdAt,
    elements: elements.map(({ element, options }) => ({ element: savedElement(element, id), options })),
  };
}
