import type { OfferedLanguage } from '@candil/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { OpenForms } from './blocked-action/open-forms';
import type { DraftStore } from './draft/draft-store';
import type { Entrance } from './entrance';
import type { FailureReporter } from './failure/failure-reporter';
import type { FlagStore } from './flags/flag-store';

/** Objects that outlive every screen. Made once and handed down; none is a global. */
export interface Portal extends Entrance {
  readonly queries: QueryClient;
  readonly failures: FailureReporter;
  readonly flags: FlagStore;
  /** Drafts on this device, by user; `useDraftStore` makes them. */
  readonly draftStores: Map<string, DraftStore>;
  /** Values typed now, kept if their action is blocked. */
  readonly openForms: OpenForms;
  /** The language shown now, for loaders; screens use `useLanguage`. */
  readonly language: () => OfferedLanguage;
  /** Resolves when the texts of the guarded screens are there; always the same promise, so that it can be used while drawing. */
  readonly screenTexts: () => Promise<void>;
}

const PortalContext = createContext<Portal | undefined>(undefined);
export const PortalProvider = PortalContext.Provider;

/** The portal around a screen. */
export const usePortal = (): Portal => {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('A screen is drawn outside the portal');
  return portal;
};
