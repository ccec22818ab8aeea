import type { Contact } from '@candil/contract';
import { fail, ok, type Result } from '@candil/domain';
import { type Actor, inTransaction, type PlatformContext } from '../../kernel';
import { changeRole } from './change-role';
import type { CrmPort } from './crm-port';
import * as stored from './crm-repository';
import type { CareFailure } from './failures';
import { looksAfter } from './look-after';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const contactToWire = ({ account, company, professionId }: stored.CareAccount): Contact => ({
  contactId: account.id,
  userId: account.id,
  email: account.email,
  name: account.name,
  lang: account.language,
  catalogId: account.catalogId,
  rolId: account.roleId,
  roles: [account.roleId],
  status: account.status,
  profesion: professionId,
  registerType: account.registerType,
  userType: account.userType,
  clientCode: company?.clientCode ?? null,
  company: company === null ? null : { name: company.name, companyType: { description: company.typeDescription }, crmId: company.crmId },
});

const contactOf = (actor: Actor, found: stored.CareAccount | undefined): Result<Contact, CareFailure> =>
  found === undefined || !looksAfter(actor, found) ? fail({ code: 'contact.not-found' }) : ok(contactToWire(found));

/** CRM over the platform's own accounts and companies: a contact's id is its account's. */
export const builtInCrm = ({ database, sessions }: Pick<PlatformContext, 'database' | 'sessions'>): CrmPort => ({
  contactById: async (actor, contactId) =>
    contactOf(actor, UUID.test(contactId) ? await stored.accountById(database, contactId) : undefined),
  contactByEmail: async (actor, email) => contactOf(actor, await stored.accountByEmail(database, email)),
  updateRole: async (actor, email, roleId, now) => {
    const found = await stored.accountByEmail(database, email);
    if (found === undefined || !looksAfter(actor, found)) return fail({ code: 'contact.not-found' });
    const accountId = found.account.id;
    const changed = await inTransaction(database, (transaction) => changeRole(transaction, actor, { accountId, roleId }, now));
    sessions.forget(accountId);
    return changed.ok ? ok(contactToWire(changed.value)) : changed;
  },
});
