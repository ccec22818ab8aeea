import { FLAGS, type TOGGLE_SETS } from './flags.data';
import { stableShare } from './stable-share';

/** A flag by its name (FL8). */
export type FlagName = keyof typeof FLAGS;

/** DEV, NEWPRO or PRO (FL1). */
export type ToggleSet = (typeof TOGGLE_SETS)[number];

/** Settings of a flag. Values are on/off, or the probability of being on, 1 = always (FL3, FL5). */
export interface FlagSettings {
  /** Value in each toggle set; a malformed value counts as absent. */
  readonly sets?: Readonly<Partial<Record<ToggleSet, unknown>>>;
  /** Addresses for which the flag is on, whatever the other sources say (FL2). */
  readonly emails?: readonly string[];
  /** Sub-families to which the flag is confined; absent = all (FL6). */
  readonly subFamilyIds?: readonly number[];
  /** Applications to which the flag is confined; absent = all (FL6). */
  readonly applicationIds?: readonly number[];
}

/** Context in which a flag is resolved. */
export interface FlagContext {
  /** Current toggle set. */
  readonly set: ToggleSet;
  /** Address of the user; absent = not signed in. */
  readonly email?: string | undefined;
  /** Id of the user, which decides the side of a probability; absent = not signed in. */
  readonly userId?: string | undefined;
  /** Stands for a visitor who is not signed in. */
  readonly sessionId?: string | undefined;
  /** The value of the external service; absent or null = it does not know the flag. */
  readonly external?: unknown;
  /** The collection that is looked at. */
  readonly subFamilyId?: number | undefined;
  /** The application that is looked at. */
  readonly applicationId?: number | undefined;
}

/**
 * Resolves a flag. The e-mail list takes precedence over the external service, and that over the toggle set (FL2); lists of sub-families
 * and applications restrict the result (FL6). A probability is stable per user, else per session (FL3, FL4); a malformed value is off
 * (FL5).
 */
export function isFlagOn(name: FlagName, settings: FlagSettings, context: FlagContext): boolean {
  const { subFamilyIds, applicationIds } = settings;
  if (!isIn(subFamilyIds, context.subFamilyId) || !isIn(applicationIds, context.applicationId)) return false;
  if (hasEmail(settings.emails, context.email)) return true;
  return isOn(name, context.external ?? settings.sets?.[context.set] ?? FLAGS[name], context);
}

function isOn(name: FlagName, value: unknown, { userId, sessionId }: FlagContext): boolean {
  if (typeof value !== 'number') return value === true;
  if (value === 1) return true;
  const person = userId ?? sessionId;
  return person !== undefined && value > 0 && value < 1 && stableShare(name, person) < value;
}

function isIn(list: readonly number[] | undefined, id: number | undefined): boolean {
  return list === undefined || (id !== undefined && list.includes(id));
}

function hasEmail(emails: readonly string[] = [], email = ''): boolean {
  const own = email.trim().toLowerCase();
  return own !== '' && emails.some((one) => one.trim().toLowerCase() === own);
}
