import { catalogOf, defaultPrivileges } from '@candil/domain';
import type { Actor } from '../../kernel';
import { SAMPLE_ACCOUNTS, SAMPLE_COMPANIES } from '../account';

/** The sample user as a session of hers would be, so that sample data are made through the service's own use-cases. */
export const sampleActor = (email: string): Actor => {
  const account = SAMPLE_ACCOUNTS.find((candidate) => candidate.email === email);
  const company = SAMPLE_COMPANIES.find(({ id }) => id === account?.companyId);
  if (account === undefined || company === undefined) throw new Error(`There is no sample user ${email} with a company`);
  const { name, language, catalogId, roleId, status, isFirstUser } = account;
  const { currency, defaultRateId: rateId } = catalogOf(company.catalogId);
  const { id, typeDescription, crmId, clientCode, discounts: discountPercentHundredths } = company;
  return {
    accountId: account.id,
    email,
    name,
    language,
    catalogId,
    roleId,
    roles: [roleId],
    privileges: defaultPrivileges(roleId, { firstUser: isFirstUser }),
    status,
    registerType: 1,
    userType: 2,
    professionId: null,
    missing: [],
    isInternalStaff: false,
    seesNetPrices: true,
    company: { id, name: company.name, typeDescription, crmId, clientCode, rateId, currency, discountPercentHundredths },
  };
};
