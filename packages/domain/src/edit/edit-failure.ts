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
  | { readonly code: 'edit.value-refused'; readonly attribute: string; readonly value: string; readonly allowed: readonly string[] }
  | {
      readonly code: 'edit.excluded';
      readonly elementId: ElementId;
      readonly row: ExclusionRow;
      readonly reason: LocalisedText | undefined;
    }
  | RuleRejection
  | ClusterFailure
  | { readonly code: 'edit.ceiling-refuses'; readonly installation: string; readonly why: readonly CanopyMismatch[] }
  | { readonly code: 'edit.has-no-height'; readonly type: ElementType }
  | PendantHeightFailure
  | WireFailure
  | StickFailure;

/** Why a change was taken back; the configuration is as it was (TC2). */
export type EditFailure =
  /** What was asked is no change: `path` tells where, e.g. `attributes.color`. */
  | { readonly code: 'edit.change-malformed'; readonly path: string; readonly expected: string }
  /** With more elements the configuration could not be loaded again. */
  | Extract<PlainDataFailure, { readonly code: 'saved-document.too-large' }>
  | { readonly code: 'edit.position-malformed'; readonly elementId: ElementId }
  | { readonly code: 'edit.space-stays' }
  | {
      readonly code: 'edit.some-refuse';
      /** Of how many elements that were to change. */
      readonly total: number;
      readonly refusals: readonly { readonly elementId: ElementId; readonly failure: EditFailure }[];
    }
  | ElementRefusal
  | ElementFailure
  | SpaceFailure
  | VirtualFailure;
