import type { ModuleFactory } from '../../kernel';
import type { SessionCookies } from '../../kernel/authentication/session-cookies';
import type { SessionService } from '../../kernel/authentication/session-service';
import { accountRoutes } from './account-routes';
import { addSampleAccounts } from './sample-accounts';

export { accountDirectory } from './account-repository';
export { accounts, companies, companyDiscounts } from './account-tables';
export { accountToWire } from './account-to-wire';
export { SAMPLE_ACCOUNTS, SAMPLE_COMPANIES, SAMPLE_PASSWORD } from './sample-accounts.data';

export const accountModule =
  (sessions: SessionService, cookies: SessionCookies): ModuleFactory =>
  ({ database, clock, configuration }) => ({
    name: 'account',
    routes: accountRoutes(sessions, cookies),
    prepare: async () => {
      if (configuration.sampleData) await addSampleAccounts(database, clock());
    },
  });
