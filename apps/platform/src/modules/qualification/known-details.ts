import type { endpoints, ResponseOf } from '@candil/contract';
import type { Database } from '../../kernel';
import { COMPANY_TYPES } from '../reference-data';
import { companyWishOf } from '../registration';
import * as stored from './qualification-repository';

type Known = ResponseOf<typeof endpoints.getOwnQualification>['known'];

/** What an account told when it registered, or what its company tells by now; nobody is asked for it twice. */
export const knownDetails = async (database: Database, accountId: string): Promise<Known> => {
  const told = await stored.toldBy(database, accountId);
  const phone = told?.aboutYou?.phone ?? null;
  if (told?.company) {
    const { company, aboutCompany } = told;
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
  const wish = await companyWishOf(database, accountId);
  return {
    isOwn: false,
    companyName: wish?.kind === 'new' ? wish.name : null,
    companyTypeId: wish?.kind === 'new' ? wish.companyTypeId : null,
    vatNumber: (wish?.kind === 'none' ? undefined : wish?.vatNumber) ?? null,
    clientCode: (wish?.kind === 'join' ? wish.clientCode : undefined) ?? null,
    phone,
    website: null,
  };
};
