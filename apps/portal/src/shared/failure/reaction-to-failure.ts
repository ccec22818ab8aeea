import type { ApiFailure } from '@candil/api-client';

/** The part of a failed call that decides the reaction. */
export type Failure = Pick<ApiFailure, 'kind' | 'code' | 'ErrorCode' | 'data' | 'suppressDisplay'>;

/** Facts about an action (`meta` of its query or mutation). */
export interface ActionMeta extends Record<string, unknown> {
  /** Key of its own error texts, e.g. `project-rename`. */
  readonly action: string;
  /** Subject of the action, e.g. a project's id: a later attempt on the same replaces one that waits to be tried again. */
  readonly subject?: string;
  /** False: a call without an answer is not offered again. */
  readonly retry?: boolean;
  /** Codes that the screen itself answers, e.g. `version.conflict`; `*` for all. */
  readonly handles?: readonly string[];
  /** True: a 403 leads to the forbidden page (fetching a project, fetching or generating an order). */
  readonly leaveWhenForbidden?: boolean;
}

export type Reaction =
  | { readonly kind: 'leave'; readonly to: string }
  | { readonly kind: 'offer-retry' }
  | { readonly kind: 'show' }
  /** The screen or the session takes care of it. */
  | { readonly kind: 'leave-alone' };

export const FORBIDDEN_PATH = '/error-403';

/** The error catalogue (P§8) as a decision; `changes` marks a write; a read shows its failure in its place. */
export const reactionToFailure = (failure: Failure, meta: ActionMeta | undefined, changes: boolean): Reaction => {
  if (failure.suppressDisplay) return { kind: 'leave-alone' };
  const { redirectTo } = failure.data;
  if (failure.ErrorCode === 410 && typeof redirectTo === 'string')
    return { kind: 'leave', to: `/project/${encodeURIComponent(redirectTo)}` };
  if (failure.ErrorCode === 403 && meta?.leaveWhenForbidden) return { kind: 'leave', to: FORBIDDEN_PATH };
  if (!changes || meta?.handles?.includes(failure.code) || meta?.handles?.includes('*')) return { kind: 'leave-alone' };
  if (failure.kind !== 'http' && meta?.retry !== false) return { kind: 'offer-retry' };
  return { kind: 'show' };
};
