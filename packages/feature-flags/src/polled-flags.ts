import { FLAGS, type FlagName } from '@candil/domain/flag';
import { OpenFeature, ProviderEvents } from '@openfeature/web-sdk';
import type { KnownFlag } from './known-flag';
import { PolledFlagProvider } from './polled-flag-provider';

/** Context in which a flag is evaluated: some apply only to sub-families or applications (FL6). */
interface FlagPlace {
  readonly subFamilyId?: number;
  readonly applicationId?: number;
}

/** Flags as a page asks for them. */
export interface PolledFlags {
  isOn(name: FlagName, place?: FlagPlace): boolean;
  /** Asks the service now, such as after a sign-in. */
  refresh(): Promise<void>;
  /** Takes what the service has just said elsewhere, without asking it. */
  take(flags: readonly KnownFlag[]): void;
  stop(): void;
}

interface Polling {
  readonly load: () => Promise<readonly KnownFlag[]>;
  readonly everyMilliseconds: number;
  readonly onChange: () => void;
}

const DOMAIN = 'candil';

/** Polls the service through the OpenFeature API: when the page becomes visible and at intervals while it is. */
export const connectPolledFlags = async ({ load, everyMilliseconds, onChange }: Polling): Promise<PolledFlags> => {
  const provider = new PolledFlagProvider(load);
  const client = OpenFeature.getClient(DOMAIN);
  client.addHandler(ProviderEvents.ConfigurationChanged, onChange);
  await OpenFeature.setProviderAndWait(DOMAIN, provider);
  onChange();

  // A failed poll is repeated at the next interval; the last values stay.
  const refresh = () => provider.refresh().catch(() => undefined);
  const refreshIfSeen = () => {
    if (document.visibilityState === 'visible') void refresh();
  };
  const timer = setInterval(refreshIfSeen, everyMilliseconds);
  document.addEventListener('visibilitychange', refreshIfSeen);
  return {
    isOn: (name, place) =>
      place === undefined
        ? client.getBooleanValue(name, FLAGS[name])
        : provider.resolveBooleanEvaluation(name, FLAGS[name], { ...place }).value,
    refresh,
    take: (known) => provider.take(known),
    stop: () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfSeen);
      client.removeHandler(ProviderEvents.ConfigurationChanged, onChange);
    },
  };
};
