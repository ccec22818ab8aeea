import type { ElementData, ElementId, ElementProps, ElementSize, ElementType, Position } from '../element';

/** An element as it is saved: the specification's fields, with its children and where each stands. */
export interface SavedElement {
  readonly id: ElementId;
  readonly type: ElementType;
  /** The id of the element that holds it; null for the Space. */
  readonly parent: ElementId | null;
  readonly props: ElementProps;
  readonly size: ElementSize;
  readonly data: ElementData;
  readonly createdAt: string;
  readonly elements: readonly { readonly element: SavedElement; readonly options: { readonly position: Position } }[];
}

/** A configuration as it is saved and exchanged: the Space with everything in it (SV1). */
export interface SavedDocument extends SavedElement {
  readonly version: number;
}

/** The version that is saved. A document without a version is of version 1 (SV4). */
export const SAVED_DOCUMENT_VERSION = 3;
