import type { FlagName } from '@candil/domain';
import { connectFlags, ExternalFlagProvider, StoredFlagProvider } from '@candil/feature-flags/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, FlagPlace, Flags } from '../../kernel';
import type { Configuration } from '../../kernel/config/configuration';
import { LiveSettings } from './live-settings';

interface Parts {
  readonly database: Database;
  readonly configuration: Pick<Configuration, 'flags'>;
  readonly log: FastifyBaseLogger;
}

/** The flags of this service, read through OpenFeature. Fails to start with an external service that has no key (FL7). */
export const openPlatformFlags = async ({ database, configuration, log }: Parts): Promise<Flags> => {
  const { set, external } = configuration.flags;
  const settings = new LiveSettings(database, log);
  const service = external === undefined ? undefined : new ExternalFlagProvider(external);
  const reader = await connectFlags(new StoredFlagProvider(set, settings, service));
  await settings.start();
  return {
    isOnFor: (actor, name: FlagName, { visitorId, ...place }: FlagPlace = {}) =>
      reader.isOn(name, {
        ...(actor === undefined ? { sessionId: visitorId } : { userId: actor.accountId, email: actor.email }),
        ...place,
      }),
    settingsOf: (name) => settings.settingsOf(name),
    refresh: () => settings.refresh(),
    close: async () => {
      await settings.stop();
      await reader.close();
    },
  };
};
