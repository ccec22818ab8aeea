import type { Account } from '@candil/contract';
import { catalogOf } from '@candil/domain';
import type { Actor } from '../../kernel';

const impersonatedBy = ({ impersonator }: Actor): Pick<Account, 'impersonatedBy'> =>
  impersonator === undefined
    ? {}
    : { impersonatedBy: { name: impersonator.name, email: impersonator.email, until: impersonator.until.toISOString() } };

/** The account as the wire carries it (field names of the specification). */
export const accountToWire = (actor: Actor): Account => ({
  userId: actor.accountId,
  email: actor.email,
  name: actor.name,
  clientCode: actor.company?.clientCode ?? null,
  // In the built-in CRM a contact has the id of its account.
  crm: actor.accountId,
  language: { isoCode: actor.language },
  lang: actor.language,
  catalogId: actor.catalogId,
  // Outside its own catalogue a company buys on the terms of the other one (PR).
  currency: catalogOf(actor.catalogId).currency,
  rolId: actor.roleId,
  roles: [...actor.roles],
  privileges: [...actor.privileges],
  status: actor.status,
  registerType: actor.registerType,
  userType: actor.userType,
  profesion: actor.professionId,
  missing: [...actor.missing],
  isInternalStaff: actor.isInternalStaff,
  seesNetPrices: actor.seesNetPrices,
  company:
    actor.company === null
      ? null
      : {
          id: actor.company.id,
          name: actor.company.name,
          companyType: { description: actor.company.typeDescription },
          crmId: actor.company.crmId,
        },
  ...impersonatedBy(actor),
});
