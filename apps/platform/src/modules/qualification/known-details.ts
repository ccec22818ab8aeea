import type { endpoints, ResponseOf } from '@candil/contract';
import type { Database } from '../../kernel';
import { COMPANY_TYPES } from '../reference-data';
import { pendingCompanyOf } from '../registration';
import * as stored from './qualification-repository';

type Known = ResponseOf<typeof endpoints.getOwnQualification>['known'];

/** Details known from registration or company, which are not asked again. */
export const knownDetails = async (database: Database, accountId: string): Promise<Known> => {
  const stated = await stored.detailsOf(database, accountId);
  const phone = stated?.aboutYou?.phone ?? null;
  if (stated?.company) {
    const { company, aboutCompany } = stated;
    return {
      isOwn: true,
      companyName: company.name,
      companyTypeId: COMPANY_TYPES.find(({ names }) => names.en === company.typeDescription)?.id ?? null,
      vatNumber: aboutCompany?.vatNumber ?? null,
      clientCode: company.clientCode,
      phone: aboutCompany?.phone ?? phone,
      website: aboutCompany?.website ?? null,
    };
  }
  const company = await pendingCompanyOf(database, accountId);
  return {
    isOwn: false,
    companyName: company?.kind === 'new' ? company.name : null,
    companyTypeId: company?.kind === 'new' ? company.companyTypeId : null,
    vatNumber: (company?.kind === 'none' ? undefined : company?.vatNumber) ?? null,
    clientCode: (company?.kind === 'join' ? company.clientCode : undefined) ?? null,
    phone,
    website: null,
  };
};
