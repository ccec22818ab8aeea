import type { ElementData, ElementId, ElementProps, ElementSize, ElementType, Position } from '../element';

/** An element as it is saved: the specification's fields, with its children and where each stands. */
export interface SavedElement {
  /** Of which no other element of the document has the same. */
  readonly id: ElementId;
  /** What it is. */
  readonly type: ElementType;
  /** The id of the element that holds it; null for the Space. */
  readonly parent: ElementId | null;
  /** What is known and chosen of it. */
  readonly props: ElementProps;
  /** Of its body, metres, before it is turned. */
  readonly size: ElementSize;
  /** What its rules and exclusions are known by. */
  readonly data: ElementData;
  /** ISO date-time. */
  readonly createdAt: string;
  /** What it holds, each with its place in it, metres. */
  readonly elements: readonly { readonly element: SavedElement; readonly options: { readonly position: Position } }[];
}

/** A configuration as it is saved and exchanged: the Space with everything in it (SV1). */
export interface SavedDocument extends SavedElement {
  /** Of the form that it is saved in. */
  readonly version: number;
}

/** The version that is saved. A document without a version is of version 1 (SV4). */
export const SAVED_DOCUMENT_VERSION = 3;
