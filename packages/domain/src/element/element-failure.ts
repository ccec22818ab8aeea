import type { ElementId, ElementType } from './element';

/** Why elements do not change. `method` is the function that was called. */
export type ElementFailure =
  | { readonly code: 'element.child-not-allowed'; readonly parentType: ElementType; readonly childType: ElementType }
  | { readonly code: 'element.not-found'; readonly elementId: ElementId }
  | { readonly code: 'element.nothing-to-move'; readonly elementId: ElementId | undefined }
  | { readonly code: 'element.method-invalid'; readonly method: string; readonly elementType: ElementType }
  | { readonly code: 'element.id-taken'; readonly elementId: ElementId };
