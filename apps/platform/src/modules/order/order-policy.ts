import { ROLES } from '@candil/domain';
import type { Actor } from '../../kernel';
import { clientsCatalogueOf } from '../project';
import type { OrderAudience, OrderRow } from './order-repository';

/** Orders visible to an account: its own and its company's, those assigned to it, sales those of their catalogue, an administrator all. */
export const orderAudienceOf = (actor: Actor): OrderAudience => ({
  accountId: actor.accountId,
  companyId: actor.company?.id,
  seesEverything: actor.roleId === ROLES.admin,
  clientsOfCatalogue: clientsCatalogueOf(actor),
});

/** The same rule for one order. */
export const isOrderVisibleTo = (actor: Actor, order: OrderRow): boolean => {
  const { accountId, companyId, seesEverything, clientsOfCatalogue } = orderAudienceOf(actor);
  return (
    seesEverything ||
    order.placedBy === accountId ||
    order.thirdPartyId === accountId ||
    order.companyId === companyId ||
    order.catalogId === clientsOfCatalogue
  );
};
