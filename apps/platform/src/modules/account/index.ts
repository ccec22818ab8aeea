import type { ModuleFactory } from '../../kernel';
import { accountRoutes } from './account-routes';
import { lockSampleAccounts } from './lock-sample-accounts';
import { addSampleAccounts } from './sample-accounts';

export { clearOldLinks, spendOtherLinks } from './account-link-repository';
export { followLink, issueLink, LINK_HOURS, openLink, PASSWORD_LINKS } from './account-links';
export { accountDirectory, readActor } from './account-repository';
export {
  accountPrivileges,
  accountProfiles,
  accounts,
  accountTokens,
  companies,
  companyDiscounts,
  companyJoinRequests,
  companyProfiles,
  qualificationRequests,
} from './account-tables';
export { accountToWire } from './account-to-wire';
export { insertCompany, insertJoinRequest, lockAccount, replacePrivileges } from './account-writes-repository';
export { CATALOGUE_OFFICES } from './catalogue-offices.data';
export { holdLogo, readCompanyProfile } from './company-profile-repository';
export { answeringCompany, type CompanyStanding, companiesNamed, peopleOfCompanies } from './company-standing-repository';
export { makeAdministrator } from './make-administrator';
export { MAKERS_ROLES } from './makers-roles.data';
export { SAMPLE_ACCOUNTS, SAMPLE_COMPANIES, SAMPLE_PASSWORD } from './sample-accounts.data';

export const accountModule: ModuleFactory = (context) => ({
  name: 'account',
  routes: accountRoutes(context),
  prepare: async () => {
    const { configuration, database, sessions, log } = context;
    if (configuration.sampleData) await addSampleAccounts(database, context.clock());
    else if (configuration.production || configuration.isReachable) {
      const locked = await lockSampleAccounts(database, sessions);
      if (locked > 0) log.warn({ locked }, 'sample accounts were locked: their password is published');
    }
  },
});
