import type { RegistrationDetail } from '@candil/contract';
import type { CatalogId, Currency, IsoLanguage, Privilege, RoleId, UserStatus } from '@candil/domain';

/** Company of an account, with the terms of its prices. */
export interface ActorCompany {
  readonly id: string;
  readonly name: string;
  readonly typeDescription: string;
  readonly crmId: string | null;
  readonly clientCode: string | null;
  readonly rateId: number;
  readonly currency: Currency;
  /** Discount by product category, in hundredths of a percent. */
  readonly discountPercentHundredths: Readonly<Record<number, number>>;
}

/** Internal staff that acts as another account. */
export interface Impersonator {
  readonly accountId: string;
  readonly email: string;
  readonly name: string;
  /** When the session is theirs again at the latest. */
  readonly until: Date;
}

/** Acting account: the signed-in account as it is now in the database (at most a second old). */
export interface Actor {
  readonly accountId: string;
  readonly email: string;
  readonly name: string;
  readonly language: IsoLanguage;
  readonly catalogId: CatalogId;
  readonly roleId: RoleId;
  /** The role as a list, as the domain's predicates take it. */
  readonly roles: readonly RoleId[];
  readonly privileges: readonly Privilege[];
  /** Status code of the account: 0 deleted … 4 qualified. */
  readonly status: UserStatus;
  readonly registerType: number;
  readonly userType: number;
  /** From the list of professions; null = not provided. */
  readonly professionId: number | null;
  /** Registration details that are still missing, because the account came by a provider or an invitation; empty = complete. */
  readonly missing: readonly RegistrationDetail[];
  /** Confirmed address of a configured domain (AC4). */
  readonly isInternalStaff: boolean;
  readonly seesNetPrices: boolean;
  readonly company: ActorCompany | null;
  /** The session; absent without a sign-in, as for sample data. */
  readonly sessionId?: string;
  /** Person who really signed in, while internal staff acts as this account. */
  readonly impersonator?: Impersonator;
  /** Impersonation has expired, but the browser has not ended it yet: writes meant for the client are refused. */
  readonly impersonationLapsed?: boolean;
}
