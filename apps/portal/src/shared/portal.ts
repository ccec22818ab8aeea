import type { ApiClient } from '@candil/api-client';
import type { OfferedLanguage } from '@candil/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { DraftStore } from './draft/draft-store';
import type { FailureReporter } from './failure/failure-reporter';
import type { RetryQueue } from './retry/retry-queue';
import type { Session } from './session/session';

/** What outlives every screen. Made once at start and handed down; nothing of it is a global. */
export interface Portal {
  readonly client: ApiClient;
  readonly queries: QueryClient;
  readonly session: Session;
  readonly retries: RetryQueue;
  readonly failures: FailureReporter;
  /** Drafts of this user on this device. */
  readonly draftsOf: (userId: string) => DraftStore;
  /** The language shown now, for loaders; screens use `useLanguage`. */
  readonly language: () => OfferedLanguage;
  /** Where pictures and published data live. */
  readonly staticPrefix: string;
  readonly version: string;
}

const PortalContext = createContext<Portal | undefined>(undefined);
export const PortalProvider = PortalContext.Provider;

/** The portal around a screen. */
export const usePortal = (): Portal => {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('A screen is drawn outside the portal');
  return portal;
};
