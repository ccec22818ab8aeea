import type { Actor, Transaction } from '../../kernel';
import { SAMPLE_COMPANIES } from '../account';
import { issuerOfAccount } from '../budget';
import type { PlaceReader } from '../place';
import { SAMPLE_ADDRESSES } from './sample-addresses.data';
import { insertProfiles } from './sample-data-repository';

export const tellSampleAddresses = async (transaction: Transaction, now: Date): Promise<void> => {
  const profiles = SAMPLE_COMPANIES.flatMap(({ id, name }) =>
    SAMPLE_ADDRESSES.filter(({ company }) => company === name).map(({ company: _company, town: _town, ...address }) => ({
      ...address,
      companyId: id,
      updatedAt: now,
    })),
  );
  await insertProfiles(transaction, profiles);
};

/**
 * Returns the issuer of a sample budget. The town is written in the data: looking it up would open the list of all
 * towns at every start.
 */
export const issuerOfSample = async (transaction: Transaction, places: PlaceReader, actor: Actor) => {
  const issuer = issuerOfAccount(actor);
  const address = SAMPLE_ADDRESSES.find(({ company }) => company === actor.company?.name);
  if (address === undefined) return issuer;
  const { vatNumber: taxNumber, street, postalCode, town, phone, website, countryGeonameId } = address;
  const { country } = await places.addressOf(transaction, { countryGeonameId });
  return { ...issuer, taxNumber, street, postalCode, town, country, phone, website };
};
