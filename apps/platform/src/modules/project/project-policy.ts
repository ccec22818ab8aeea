import { CATALOGS, type CatalogId, type ProjectAccess, type ProjectOwnership, projectAccess, ROLES, SALES_ROLES } from '@candil/domain';
import type { Actor } from '../../kernel';
import type { ProjectAudience } from './project-list-repository';
import type { ProjectHeader } from './stored-project';

/** The catalogue whose clients a sales person looks after. */
export const clientsCatalogueOf = ({ roleId }: Pick<Actor, 'roleId'>): CatalogId | undefined =>
  Object.values(CATALOGS).find(({ id }) => SALES_ROLES[id] === roleId)?.id;

const looksAfter = (actor: Actor, { company, catalogId }: ProjectHeader): boolean =>
  company !== null && clientsCatalogueOf(actor) === catalogId;

const ownershipOf = (actor: Actor, project: ProjectHeader): ProjectOwnership => ({
  ownerId: project.ownerId,
  ownerCompanyId: project.company?.id,
  thirdPartyId: project.thirdPartyId ?? undefined,
  salesPersonId: looksAfter(actor, project) ? actor.accountId : undefined,
  status: project.status,
});

/** Returns the access of the account to the project as it is now (PJ). */
export const accessTo = (actor: Actor, project: ProjectHeader): ProjectAccess =>
  projectAccess(
    { userId: actor.accountId, companyId: actor.company?.id, roles: actor.roles, privileges: actor.privileges },
    ownershipOf(actor, project),
  );

/** The same rule for a list of projects. */
export const audienceOf = (actor: Actor): ProjectAudience => ({
  accountId: actor.accountId,
  companyId: actor.privileges.includes('PROJECT_VIEW') ? actor.company?.id : undefined,
  seesEverything: actor.roleId === ROLES.admin,
  clientsOfCatalogue: clientsCatalogueOf(actor),
});
