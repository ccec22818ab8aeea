import type { CatalogId } from '../catalogue';
import { fail, ok, type Result } from '../result';
import { checkText, type EmailFailure, parseEmail } from '../text';
import { PROJECTS_AFTER_DUPLICATE } from './project.data';
import { PROJECT_STATUS, type ProjectOperation, type ProjectStatus, projectOperations } from './project-status';

/** The ways to copy a project. */
export type ProjectCopyKind = Extract<ProjectOperation, 'DUPLICATE' | 'VERSION' | 'FORK'>;

/** Project to copy. */
export interface CopiedProject {
  /** Id of the project. */
  readonly id: string;
  /** Catalogue of its products. */
  readonly catalogId: CatalogId;
  /** Stage of the project. */
  readonly status: ProjectStatus;
}

/** Request for a version; `title` has at most 30 characters, `email` hands it to someone else (PJ12). */
export interface VersionRequest {
  /** Title of the version, at most 30 characters. */
  readonly title: unknown;
  /** The recipient; absent = none. */
  readonly email?: unknown;
}

/** A copy to be made: always in EDITION and in the catalogue of its source (PJ10). */
export interface ProjectCopy {
  /** Duplicate, version or fork. */
  readonly kind: ProjectCopyKind;
  /** Id of the source project. */
  readonly sourceId: string;
  /** A copy can be edited, whatever it is made from. */
  readonly status: typeof PROJECT_STATUS.EDITION;
  /** Catalogue of its products. */
  readonly catalogId: CatalogId;
  /** Project to which a discarded fork leads back (PJ13). */
  readonly parentId?: string;
  /** Title of a version (PJ12). */
  readonly title?: string;
  /** Whom a version is handed to (PJ12). */
  readonly email?: string;
  /** Number of items that the list reloads (PJ11). */
  readonly reloadItems?: number;
}

/** Why a project cannot be copied (PJ2, PJ12). */
export type ProjectCopyFailure =
  /** A project of this status is not copied in this way. */
  { readonly code: 'project.operation-refused'; readonly operation: ProjectCopyKind; readonly status: ProjectStatus } | EmailFailure;

/** A duplicate or fork of a project that may still be copied (PJ10, PJ11, PJ13). */
export function copyProject(kind: 'DUPLICATE' | 'FORK', source: CopiedProject): Result<ProjectCopy, ProjectCopyFailure> {
  const copy = copyOf(kind, source);
  if (!copy.ok) return copy;
  return ok({ ...copy.value, ...(kind === 'FORK' ? { parentId: source.id } : { reloadItems: PROJECTS_AFTER_DUPLICATE }) });
}

/** A version of a project, with a title and for someone's e-mail if it names one (PJ10, PJ12). */
export function versionProject(source: CopiedProject, request: VersionRequest): Result<ProjectCopy, ProjectCopyFailure> {
  const copy = copyOf('VERSION', source);
  if (!copy.ok) return copy;
  const title = checkText(request.title, 'projectVersionTitle');
  if (!title.ok) return title;
  if (request.email === undefined) return ok({ ...copy.value, title: title.value });
  const email = parseEmail(request.email);
  return email.ok ? ok({ ...copy.value, title: title.value, email: email.value }) : email;
}

function copyOf(kind: ProjectCopyKind, { id, catalogId, status }: CopiedProject): Result<ProjectCopy, ProjectCopyFailure> {
  if (!projectOperations(status).includes(kind)) return fail({ code: 'project.operation-refused', operation: kind, status });
  return ok({ kind, sourceId: id, status: PROJECT_STATUS.EDITION, catalogId });
}
