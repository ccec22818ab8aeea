import { pathSegment, readable } from '../untrusted';
import { PROJECT_STATUS } from './project-status';

/** Response to an id that no longer exists (PJ14). */
export interface GoneProject {
  readonly status: 410;
  /** Path to redirect to; absent = the list of projects. */
  readonly redirectTo?: string;
}

/** A discarded fork: deleted, with the parent as its result, and not found afterwards (PJ13, PJ14). */
export function discardFork(fork: { readonly parentId?: string }): {
  readonly status: typeof PROJECT_STATUS.DELETED;
  readonly result: string | undefined;
  readonly gone: GoneProject;
} {
  return { status: PROJECT_STATUS.DELETED, result: fork.parentId, gone: goneProject(fork.parentId) };
}

/** The answer of a discarded or superseded id (PJ14). */
export function goneProject(redirectTo: string | undefined): GoneProject {
  return redirectTo === undefined ? { status: 410 } : { status: 410, redirectTo };
}

/** Returns the path after a discard: the parent project that is its result, home without one (PJ13). */
export function pathAfterDiscard(result: unknown): string {
  return typeof result === 'string' && result !== '' ? projectPath(result) : '/';
}

/** Returns the path in the details of a 410: the project of `redirectTo`, none without it (PJ14). */
export function pathOfGoneProject(details: unknown): string | undefined {
  const redirectTo = readable(
    () => (typeof details === 'object' && details !== null && 'redirectTo' in details ? details.redirectTo : undefined),
    () => undefined,
  );
  return typeof redirectTo === 'string' && redirectTo !== '' ? projectPath(redirectTo) : undefined;
}

/** The page of a project, or a template's path with the id in place of `:projectId` (PJ15). */
export function projectPath(projectId: string, template = '/project/:projectId'): string {
  return template.replaceAll(':projectId', () => pathSegment(projectId));
}
