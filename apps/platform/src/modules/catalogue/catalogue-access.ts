import { type CatalogId, fail, ok, type Result, ROLES } from '@candil/domain';
import type { Actor } from '../../kernel';

export type CatalogueAccessFailure = { readonly code: 'access.denied' };

/** The catalogue of the account decides; an administrator sees both. */
export const checkCatalogueAccess = (actor: Actor, catalogId: CatalogId): Result<CatalogId, CatalogueAccessFailure> =>
  actor.catalogId === catalogId || actor.roleId === ROLES.admin ? ok(catalogId) : fail({ code: 'access.denied' });
