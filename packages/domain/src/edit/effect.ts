import type { CodeAttributeType } from '../attribute';
import type { CanopyMismatch } from '../canopy';
import type { ElementId } from '../element';
import type { HeightLimit } from '../pendant-height';

/** Side effect of a change, in the same step (TC1). */
export type Effect =
  /** The ceiling does not take the installation; Surface Basic stands instead. */
  | {
      readonly kind: 'canopy-fallback';
      readonly elementId: ElementId;
      readonly installation: string;
      readonly why: readonly CanopyMismatch[];
    }
  /** Controls follow the installation (RD). */
  | { readonly kind: 'remote-driver'; readonly elementIds: readonly ElementId[]; readonly control: string | undefined }
  /** A light takes a value of its parent. */
  | { readonly kind: 'follows'; readonly elementId: ElementId; readonly attribute: CodeAttributeType; readonly value: string }
  /** The room or the mounting leaves no more height. */
  | { readonly kind: 'height-limited'; readonly elementId: ElementId; readonly heightCm: number; readonly limit: HeightLimit }
  /** A belt went along with the walls and the ceiling that it is fixed to. */
  | { readonly kind: 'belt-carried'; readonly elementId: ElementId }
  /** A stick came along with one that it is joined to. */
  | { readonly kind: 'stick-carried'; readonly elementId: ElementId }
  /** The element overlaps another now, or leaves the room. */
  | { readonly kind: 'collides'; readonly elementId: ElementId }
  /** The element stands clear again. */
  | { readonly kind: 'clear-again'; readonly elementId: ElementId };
