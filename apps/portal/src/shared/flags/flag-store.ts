import type { ApiClient } from '@candil/api-client';
import { FLAGS, type FlagName } from '@candil/domain';
import { isKnownFlagOn } from '@candil/feature-flags/known-flag';
import type { PolledFlags } from '@candil/feature-flags/web';
import type { AccountFlags } from './account-flags';
import { whenAtRest } from './when-at-rest';

/** Place on the page at which a flag is read: some are confined to sub-families or applications. */
export interface FlagPlace {
  readonly subFamilyId?: number;
  readonly applicationId?: number;
}

/**
 * Flags as screens see them: those that came with the account at once, and later answers of the service. For a visitor
 * a flag has its initial state until the service has answered.
 */
export interface FlagStore {
  isOn(name: FlagName, place?: FlagPlace): boolean;
  /** Notifies of changed flags. The first listener starts polling once the page is at rest. */
  subscribe(listener: () => void): () => void;
  /** Requests the flags again, if they were requested before: the user has changed. */
  refresh(): void;
}

/** The flags of this page. The OpenFeature client that reads them is loaded after the first view. */
export const createFlagStore = (client: ApiClient, ofAccount: AccountFlags): FlagStore => {
  const listeners = new Set<() => void>();
  let flags: PolledFlags | undefined;
  let connecting: Promise<void> | undefined;
  /** Not requested yet, waiting for the page, or ready to fetch. */
  let phase: 'unasked' | 'waiting' | 'open' = 'unasked';
  const tell = () => {
    for (const listener of listeners) listener();
  };
  /** Before the polled ones are there. */
  const isOnAtFirst = (name: FlagName, place: FlagPlace | undefined): boolean => {
    const known = ofAccount.getState().flags?.find((flag) => flag.name === name);
    return known === undefined ? FLAGS[name] : isKnownFlagOn(known, place);
  };
  ofAccount.subscribe(({ flags: received }) => {
    if (received !== undefined) flags?.take(received);
    tell();
  });
  const connect = () => {
    if (connecting !== undefined) return;
    connecting = import('./connect-flags')
      .then(({ connectFlags }) => connectFlags(client, tell))
      .then((connected) => {
        flags = connected;
        tell();
      })
      // Without a network a flag keeps its initial state; the next reader tries again.
      .catch(() => {
        connecting = undefined;
      });
  };
  return {
    isOn: (name, place) => flags?.isOn(name, place) ?? isOnAtFirst(name, place),
    subscribe: (listener) => {
      listeners.add(listener);
      if (phase === 'open') connect();
      if (phase === 'unasked') {
        phase = 'waiting';
        whenAtRest(() => {
          phase = 'open';
          connect();
        });
      }
      return () => void listeners.delete(listener);
    },
    refresh: () => void flags?.refresh(),
  };
};
