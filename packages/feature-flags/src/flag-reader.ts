import { FLAGS, type FlagName } from '@candil/domain';
import { type EvaluationContext, OpenFeature, type Provider } from '@openfeature/server-sdk';

/** Person and place for which a flag is resolved. */
export interface FlagPerson {
  readonly userId?: string | undefined;
  /** Session of a visitor: keeps a probability the same while the browser's session lasts (FL3). */
  readonly sessionId?: string | undefined;
  readonly email?: string | undefined;
  readonly subFamilyId?: number | undefined;
  readonly applicationId?: number | undefined;
}

/** Flags as a service asks for them. */
export interface FlagReader {
  isOn(name: FlagName, person: FlagPerson): Promise<boolean>;
  close(): Promise<void>;
}

let readers = 0;

const contextOf = ({ userId, sessionId, email, subFamilyId, applicationId }: FlagPerson): EvaluationContext => {
  const targetingKey = userId ?? sessionId;
  return {
    ...(targetingKey !== undefined && { targetingKey }),
    ...(userId !== undefined && { userId }),
    ...(sessionId !== undefined && { sessionId }),
    ...(email !== undefined && { email }),
    ...(subFamilyId !== undefined && { subFamilyId }),
    ...(applicationId !== undefined && { applicationId }),
  };
};

/**
 * Starts a provider and asks it through the OpenFeature API, under a domain of its own: several services may run in one process.
 * Rejects when the provider cannot start.
 */
export const connectFlags = async (provider: Provider): Promise<FlagReader> => {
  readers += 1;
  const domain = `candil-${readers}`;
  await OpenFeature.setProviderAndWait(domain, provider);
  const client = OpenFeature.getClient(domain);
  return {
    isOn: (name, person) => client.getBooleanValue(name, FLAGS[name], contextOf(person)),
    close: async () => provider.onClose?.(),
  };
};
