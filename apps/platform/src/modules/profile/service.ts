import { checkTaxNumber, type endpoints, foldTaxNumber, type Profile, type ReceivedBy } from '@candil/contract';
import { checkText, fail, hasPrivilege, ok, type Result } from '@candil/domain';
import { type Actor, type Database, inTransaction, recordAudit, type Transaction } from '../../kernel';
import type { Pictures } from '../catalogue';
import type { PlaceReader } from '../place';
import { companyTypeIn } from '../reference-data';
import type { ProfileFailure } from './failures';
import * as stored from './profile-repository';

type AboutYou = ReceivedBy<typeof endpoints.updateAboutYou>['body'];
type AboutCompany = ReceivedBy<typeof endpoints.updateAboutCompany>['body'];
/** Dependencies of changes of the profile. */
export interface ProfileParts {
  readonly database: Database;
  readonly pictures: Pictures;
}
interface PlacedParts extends ProfileParts {
  readonly places: PlaceReader;
}

type Place = Pick<AboutYou, 'countryGeonameId' | 'level2GeonameId' | 'level3GeonameId'>;

const placeOf = (place: Place | null): Place => ({
  countryGeonameId: place?.countryGeonameId ?? null,
  level2GeonameId: place?.level2GeonameId ?? null,
  level3GeonameId: place?.level3GeonameId ?? null,
});

const profileToWire = (pictures: Pictures, actor: Actor, { account, company, aboutYou, aboutCompany }: stored.StoredProfile): Profile => ({
  email: account.email,
  memberSince: account.createdAt.toISOString(),
  hasPassword: account.passwordHash !== null,
  aboutYou: {
    version: aboutYou?.version ?? 0,
    name: account.name,
    phone: aboutYou?.phone ?? null,
    professionId: aboutYou?.professionId ?? null,
    businessActivityId: aboutYou?.businessActivityId ?? null,
    wantsNews: aboutYou?.wantsNews ?? false,
    ...placeOf(aboutYou),
  },
  aboutCompany:
    company === null
      ? null
      : {
          version: aboutCompany?.version ?? 0,
          isEditable: hasPrivilege(actor, 'COMPANY_MANAGE_USER'),
          name: company.name,
          companyType: { description: companyTypeIn(account.language, company.typeDescription) },
          clientCode: company.clientCode,
          logo: aboutCompany?.logoId ? { id: aboutCompany.logoId, url: pictures.ofCompany(aboutCompany.logoId) } : null,
          vatNumber: aboutCompany?.vatNumber ?? null,
          street: aboutCompany?.street ?? null,
          postalCode: aboutCompany?.postalCode ?? null,
          phone: aboutCompany?.phone ?? null,
          website: aboutCompany?.website ?? null,
          ...placeOf(aboutCompany),
        },
});

export const showProfile = async ({ database, pictures }: ProfileParts, actor: Actor): Promise<Result<Profile, ProfileFailure>> => {
  const found = await stored.readProfile(database, actor.accountId);
  return found === undefined ? fail({ code: 'access.denied' }) : ok(profileToWire(pictures, actor, found));
};

/** A region says nothing without its country, a town nothing without its region, and each must be one that is known. */
const arePlacesKnown = async (places: PlaceReader, { countryGeonameId, level2GeonameId, level3GeonameId }: Place): Promise<boolean> => {
  const named = {
    countryGeonameId: countryGeonameId ?? undefined,
    level2GeonameId: level2GeonameId ?? undefined,
    level3GeonameId: level3GeonameId ?? undefined,
  };
  return (await places.unknownOf(named)) === undefined;
};

/** Blank fields count as not provided. */
const textOrNull = (text: string | null): string | null => text?.trim() || null;

export const profileConflict = async (
  transaction: Transaction,
  actor: Actor,
  part: 'aboutYou' | 'aboutCompany',
): Promise<ProfileFailure> => {
  const now = await stored.readProfile(transaction, actor.accountId);
  return { code: 'version.conflict', currentVersion: now?.[part]?.version ?? 0 };
};

export const changeAboutYou = async (
  { database, pictures, places }: PlacedParts,
  actor: Actor,
  change: AboutYou,
  now: Date,
): Promise<Result<Profile, ProfileFailure>> => {
  if (!(await arePlacesKnown(places, change))) return fail({ code: 'profile.place-incomplete' });
  return inTransaction(database, async (transaction): Promise<Result<Profile, ProfileFailure>> => {
    const { version, name, phone, professionId, businessActivityId, wantsNews } = change;
    const checked = checkText(name, 'name');
    if (!checked.ok) return checked;
    const about = { phone: textOrNull(phone), professionId, businessActivityId, wantsNews, ...placeOf(change), updatedAt: now };
    if (!(await stored.writeAboutYou(transaction, actor.accountId, version, about))) {
      return fail(await profileConflict(transaction, actor, 'aboutYou'));
    }
    await stored.rename(transaction, actor.accountId, checked.value);
    return showProfile({ database: transaction, pictures }, actor);
  });
};

export const changeAboutCompany = async (
  { database, pictures, places }: PlacedParts,
  actor: Actor,
  change: AboutCompany,
  now: Date,
): Promise<Result<Profile, ProfileFailure>> => {
  if (!(await arePlacesKnown(places, change))) return fail({ code: 'profile.place-incomplete' });
  return inTransaction(database, async (transaction): Promise<Result<Profile, ProfileFailure>> => {
    const companyId = actor.company?.id;
    if (companyId === undefined) return fail({ code: 'company.none' });
    const checked = checkTaxNumber(change.vatNumber ?? '');
    // An unchanged earlier value is not an error of this request.
    const isKept = foldTaxNumber(change.vatNumber) === (await stored.vatNumberOf(transaction, companyId));
    if (!checked.ok && !isKept) return checked;
    const vatNumber = foldTaxNumber(change.vatNumber) || null;
    if (vatNumber !== null && !isKept && (await stored.isVatOfAnother(transaction, companyId, vatNumber)))
      return fail({ code: 'company.vat-taken' });
    const { version, street, postalCode, phone, website } = change;
    const about = {
      vatNumber,
      street: textOrNull(street),
      postalCode: textOrNull(postalCode),
      phone: textOrNull(phone),
      website: textOrNull(website),
    };
    if (!(await stored.writeAboutCompany(transaction, companyId, version, { ...about, ...placeOf(change), updatedAt: now }))) {
      return fail(await profileConflict(transaction, actor, 'aboutCompany'));
    }
    await recordAudit(transaction, { kind: 'company.changed', accountId: actor.accountId, details: { companyId }, at: now });
    return showProfile({ database: transaction, pictures }, actor);
  });
};
