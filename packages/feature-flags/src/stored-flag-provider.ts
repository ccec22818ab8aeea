import { FLAGS, type FlagName, type FlagSettings, isFlagOn, type ToggleSet } from '@candil/domain';
import { ErrorCode, type EvaluationContext, type Provider, type ResolutionDetails } from '@openfeature/server-sdk';
import type { ExternalFlagProvider } from './external-flag-provider';
import { notBoolean } from './only-booleans';

/** Source of the settings of flags; read for every evaluation, so it answers from memory. */
export interface FlagStore {
  settingsOf(name: FlagName): FlagSettings;
}

const isFlagName = (flag: string): flag is FlagName => Object.hasOwn(FLAGS, flag);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Flags of the platform's own settings: e-mail list before external service before toggle set, as the domain decides (FL2). */
export class StoredFlagProvider implements Provider {
  readonly metadata = { name: 'stored' } as const;
  readonly runsOn = 'server';

  constructor(
    private readonly set: ToggleSet,
    private readonly store: FlagStore,
    private readonly external?: ExternalFlagProvider,
  ) {}

  async initialize(): Promise<void> {
    await this.external?.initialize();
  }

  async resolveBooleanEvaluation(flag: string, defaultValue: boolean, context: EvaluationContext): Promise<ResolutionDetails<boolean>> {
    if (!isFlagName(flag)) return { value: defaultValue, reason: 'ERROR', errorCode: ErrorCode.FLAG_NOT_FOUND };
    const value = isFlagOn(flag, this.store.settingsOf(flag), {
      set: this.set,
      email: textOf(context.email),
      userId: textOf(context.userId),
      sessionId: textOf(context.sessionId),
      subFamilyId: numberOf(context.subFamilyId),
      applicationId: numberOf(context.applicationId),
      external: await this.external?.valueOf(flag, context),
    });
    return { value, reason: 'TARGETING_MATCH' };
  }

  resolveStringEvaluation = async (_flag: string, defaultValue: string) => notBoolean(defaultValue);
  resolveNumberEvaluation = async (_flag: string, defaultValue: number) => notBoolean(defaultValue);
  resolveObjectEvaluation = async <T>(_flag: string, defaultValue: T) => notBoolean(defaultValue);
}
