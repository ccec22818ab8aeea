import type { ElementId, ElementType } from './element';

/** Why elements do not change. `method` is the function that was called. */
export type ElementFailure =
  /** The one kind may not hold the other. */
  | { readonly code: 'element.child-not-allowed'; readonly parentType: ElementType; readonly childType: ElementType }
  /** No element has the id. */
  | { readonly code: 'element.not-found'; readonly elementId: ElementId }
  /** There is no element to move under the id. */
  | { readonly code: 'element.nothing-to-move'; readonly elementId: ElementId | undefined }
  /** An element of that type does not know the method. */
  | { readonly code: 'element.method-invalid'; readonly method: string; readonly elementType: ElementType }
  /** Another element has the id already. */
  | { readonly code: 'element.id-taken'; readonly elementId: ElementId };
