import type { FlagName, FlagSettings } from '@candil/domain';
import { connectFlags, ExternalFlagProvider, StoredFlagProvider } from '@candil/feature-flags/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Actor, Database, FlagPlace, Flags } from '../../kernel';
import type { Configuration } from '../../kernel/config/configuration';
import { LiveSettings } from './live-settings';

interface Parts {
  readonly database: Database;
  readonly configuration: Pick<Configuration, 'flags'>;
  readonly log: FastifyBaseLogger;
}

interface Decided {
  readonly settings: FlagSettings;
  readonly on: Promise<boolean>;
}

/**
 * Flags decided for an account stay decided while their settings are the same ones: most calls ask for two, and a decision through
 * OpenFeature takes a dozen promises. Accounts are read anew every half second.
 */
class DecidedFlags {
  private readonly byActor = new WeakMap<Actor, Map<FlagName, Decided>>();

  of(actor: Actor, name: FlagName, settings: FlagSettings, decide: () => Promise<boolean>): Promise<boolean> {
    const ofActor = this.byActor.get(actor) ?? new Map<FlagName, Decided>();
    this.byActor.set(actor, ofActor);
    const known = ofActor.get(name);
    if (known?.settings === settings) return known.on;
    const on = decide();
    ofActor.set(name, { settings, on });
    return on;
  }
}

/** The flags of this service, read through OpenFeature. Fails to start with an external service that has no key (FL7). */
export const openPlatformFlags = async ({ database, configuration, log }: Parts): Promise<Flags> => {
  const { set, external } = configuration.flags;
  const settings = new LiveSettings(database, log);
  const service = external === undefined ? undefined : new ExternalFlagProvider(external);
  const reader = await connectFlags(new StoredFlagProvider(set, settings, service));
  await settings.start();
  const decided = new DecidedFlags();
  const decide = (actor: Actor | undefined, name: FlagName, { visitorId, ...place }: FlagPlace = {}) =>
    reader.isOn(name, {
      ...(actor === undefined ? { sessionId: visitorId } : { userId: actor.accountId, email: actor.email }),
      ...place,
    });
  return {
    // The values of an external service may change at any time.
    isOnFor: (actor, name, place) =>
      actor === undefined || place !== undefined || service !== undefined
        ? decide(actor, name, place)
        : decided.of(actor, name, settings.settingsOf(name), () => decide(actor, name)),
    settingsOf: (name) => settings.settingsOf(name),
    refresh: () => settings.refresh(),
    close: async () => {
      await settings.stop();
      await reader.close();
    },
  };
};
