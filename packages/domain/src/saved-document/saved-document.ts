import type { ElementData, ElementId, ElementProps, ElementSize, ElementType, Position } from '../element';

/** An element as it is saved: the specification's fields, with its children and where each stands. */
export interface SavedElement {
  /** Id, unique in the document. */
  readonly id: ElementId;
  /** Type of the element. */
  readonly type: ElementType;
  /** Id of the parent; null for the Space. */
  readonly parent: ElementId | null;
  /** Properties and choices. */
  readonly props: ElementProps;
  /** Size of its body, metres, before it is turned. */
  readonly size: ElementSize;
  /** Data for rules and exclusions. */
  readonly data: ElementData;
  /** ISO date-time. */
  readonly createdAt: string;
  /** Children, each with its position in this element, metres. */
  readonly elements: readonly { readonly element: SavedElement; readonly options: { readonly position: Position } }[];
}

/** A configuration as it is saved and exchanged: the Space with everything in it (SV1). */
export interface SavedDocument extends SavedElement {
  /** Version of the document format. */
  readonly version: number;
}

/** The version that is saved. A document without a version is of version 1 (SV4). */
export const SAVED_DOCUMENT_VERSION = 3;
