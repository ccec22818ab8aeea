import { hasAnyRole, hasPrivilege, ROLES } from '../access';
import { type ProjectStatus, projectOperations } from './project-status';

/** The user who opens a project. */
export interface ProjectActor {
  /** Id of the account. */
  readonly userId: string | number;
  /** Its company; absent = none. */
  readonly companyId?: string | number | undefined;
  /** Ids of the roles that the account has. */
  readonly roles: readonly number[];
  /** Names of the privileges that the account holds. */
  readonly privileges: readonly string[];
}

/** Fields that decide access to a project. */
export interface ProjectOwnership {
  /** Id of the account that made it. */
  readonly ownerId: string | number;
  /** The company of that account; absent = none. */
  readonly ownerCompanyId?: string | number | undefined;
  /** The assigned third party. */
  readonly thirdPartyId?: string | number | undefined;
  /** The sales person of the client. */
  readonly salesPersonId?: string | number | undefined;
  /** Stage of the project. */
  readonly status: ProjectStatus;
}

/** Permissions of one user on a project. */
export interface ProjectAccess {
  /** True when the project is readable. */
  readonly read: boolean;
  /** True when it may be changed. */
  readonly write: boolean;
  /** True when its products may be ordered. */
  readonly order: boolean;
}

/**
 * Owner, own company with PROJECT_VIEW, the client's sales person and admin read, write and order; the assigned
 * third party reads and orders (PJ3, PJ4). Writing and ordering need a project in EDITION, a deleted one gives nothing (PJ2); others get nothing (PJ7).
 */
export function projectAccess(actor: ProjectActor, project: ProjectOwnership): ProjectAccess {
  const operations = projectOperations(project.status);
  const full =
    actor.userId === project.ownerId ||
    isColleague(actor, project) ||
    actor.userId === project.salesPersonId ||
    hasAnyRole(actor, [ROLES.admin]);
  const assigned = actor.userId === project.thirdPartyId;
  return {
    read: (full || assigned) && operations.length > 0,
    write: full && operations.includes('EDIT'),
    order: (full || assigned) && operations.includes('ORDER'),
  };
}

/** The page after ordering: without ORDER_VIEW the project page, which shows the order's number (PJ5). */
export function pageAfterOrder(actor: { readonly privileges: readonly string[] }): 'order' | 'project' {
  return hasPrivilege(actor, 'ORDER_VIEW') ? 'order' : 'project';
}

/** The owner id of a third-party project imported for the USA: `10/{client code}` (PJ6). */
export function importedOwnerId(clientCode: string): string {
  return `10/${clientCode}`;
}

function isColleague(actor: ProjectActor, project: ProjectOwnership): boolean {
  return actor.companyId !== undefined && actor.companyId === project.ownerCompanyId && hasPrivilege(actor, 'PROJECT_VIEW');
}
