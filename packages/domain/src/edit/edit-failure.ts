import type { LocalisedText } from '../attribute';
import type { CanopyMismatch } from '../canopy';
import type { ClusterFailure } from '../cluster';
import type { ElementFailure, ElementId, ElementType } from '../element';
import type { ExclusionRow } from '../exclusion';
import type { PendantHeightFailure, WireFailure } from '../pendant-height';
import type { RuleRejection } from '../rule';
import type { PlainDataFailure } from '../saved-document';
import type { SpaceFailure } from '../space';
import type { StickFailure } from '../stick';
import type { VirtualFailure } from '../virtual';

/** Why one element does not take a change. */
export type ElementRefusal =
  /** The value is none of those that the element offers. */
  | { readonly code: 'edit.value-refused'; readonly attribute: string; readonly value: string; readonly allowed: readonly string[] }
  | {
      readonly code: 'edit.excluded';
      /** Id of the element whose choice is excluded. */
      readonly elementId: ElementId;
      /** Row of the exclusions that excludes it. */
      readonly row: ExclusionRow;
      /** Reason, where the row gives one. */
      readonly reason: LocalisedText | undefined;
    }
  | RuleRejection
  | ClusterFailure
  /** The ceiling does not take the canopy of the installation. */
  | { readonly code: 'edit.ceiling-refuses'; readonly installation: string; readonly why: readonly CanopyMismatch[] }
  /** Elements of this type have no height. */
  | { readonly code: 'edit.has-no-height'; readonly type: ElementType }
  | PendantHeightFailure
  | WireFailure
  | StickFailure;

/** Why a change was taken back; the configuration is as it was (TC2). */
export type EditFailure =
  /** The request is no change: `path` points to the fault, e.g. `attributes.color`. */
  | { readonly code: 'edit.change-malformed'; readonly path: string; readonly expected: string }
  /** With more elements the configuration could not be loaded again. */
  | Extract<PlainDataFailure, { readonly code: 'saved-document.too-large' }>
  /** The position is malformed, or farther than 1 km away. */
  | { readonly code: 'edit.position-malformed'; readonly elementId: ElementId }
  | { readonly code: 'edit.space-stays' }
  | {
      readonly code: 'edit.some-refuse';
      /** Number of elements that were to change. */
      readonly total: number;
      /** Refusal of each element, in the order of the change. */
      readonly refusals: readonly { readonly elementId: ElementId; readonly failure: EditFailure }[];
    }
  | ElementRefusal
  | ElementFailure
  | SpaceFailure
  | VirtualFailure;
