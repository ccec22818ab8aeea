import type { ApiClient } from '@candil/api-client';
import { createContext, useContext } from 'react';
import type { AccountFlags } from './flags/account-flags';
import type { RetryQueue } from './retry/retry-queue';
import type { Session } from './session/session';

/** Objects that even a visitor's page needs: the service, the session, and the addresses. Made once at start. */
export interface Entrance {
  readonly client: ApiClient;
  readonly session: Session;
  /** Actions that failed for want of an answer; the retry bar offers them. */
  readonly retries: RetryQueue;
  /** Known as soon as the account is. */
  readonly accountFlags: AccountFlags;
  /** Prefix of the service for requests that are no calls: uploads with progress. */
  readonly apiPrefix: string;
  /** Address of pictures and published data. */
  readonly staticPrefix: string;
  readonly version: string;
  /** Reports a programming error to the operator; failed calls are reported elsewhere. */
  readonly reportError: (thrown: unknown, action?: string) => void;
  /** Host of the maker's website, if there is one to link to. */
  readonly webHost?: string | undefined;
  /** Address for support when the form cannot be reached; absent = not configured. */
  readonly supportEmail?: string | undefined;
}

const EntranceContext = createContext<Entrance | undefined>(undefined);
export const EntranceProvider = EntranceContext.Provider;

export const useEntrance = (): Entrance => {
  const entrance = useContext(EntranceContext);
  if (!entrance) throw new Error('A screen is drawn outside the entrance');
  return entrance;
};
