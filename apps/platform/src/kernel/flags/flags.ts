import type { FlagName, FlagSettings } from '@candil/domain';
import type { Actor } from '../authorisation/actor';

/** Further facts a flag may depend on. */
export interface FlagPlace {
  /** Id of the browser session of a visitor who is not signed in (FL3). */
  readonly visitorId?: string | undefined;
  readonly subFamilyId?: number | undefined;
  readonly applicationId?: number | undefined;
}

/** Flags as modules ask for them: the one place where the service decides whether one is on. Asking sends no statement. */
export interface Flags {
  /** For an account, or for a visitor when there is none. */
  isOnFor(actor: Actor | undefined, name: FlagName, place?: FlagPlace): Promise<boolean>;
  /** The settings of a flag as this instance knows them now. */
  settingsOf(name: FlagName): FlagSettings;
  /** Reads the settings now; without it a change is known within half a second. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}
