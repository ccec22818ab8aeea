import {
  type EvaluationContext,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
} from '@openfeature/web-sdk';
import { isKnownFlagOn, type KnownFlag } from './known-flag';
import { notBoolean } from './only-booleans';

/** Flags resolved by the platform's own endpoint, polled regularly. A failed poll keeps the last values. */
export class PolledFlagProvider implements Provider {
  readonly metadata = { name: 'polled' } as const;
  readonly runsOn = 'client';
  readonly events = new OpenFeatureEventEmitter();
  private known: ReadonlyMap<string, KnownFlag> = new Map();
  private lastReceived = '';

  constructor(private readonly load: () => Promise<readonly KnownFlag[]>) {}

  initialize(): Promise<void> {
    return this.refresh();
  }

  /** Polls now; changed flags raise an event. */
  async refresh(): Promise<void> {
    this.take(await this.load());
  }

  /** Takes flags that another call of the service returned, such as that of the account. */
  take(flags: readonly KnownFlag[]): void {
    const serialised = JSON.stringify(flags);
    if (serialised === this.lastReceived) return;
    this.lastReceived = serialised;
    this.known = new Map(flags.map((flag) => [flag.name, flag]));
    this.events.emit(ProviderEvents.ConfigurationChanged);
  }

  resolveBooleanEvaluation(flag: string, defaultValue: boolean, context: EvaluationContext): ResolutionDetails<boolean> {
    const known = this.known.get(flag);
    if (known === undefined) return { value: defaultValue, reason: 'DEFAULT' };
    return {
      value: isKnownFlagOn(known, { subFamilyId: context.subFamilyId, applicationId: context.applicationId }),
      reason: 'TARGETING_MATCH',
    };
  }

  resolveStringEvaluation = (_flag: string, defaultValue: string) => notBoolean(defaultValue);
  resolveNumberEvaluation = (_flag: string, defaultValue: number) => notBoolean(defaultValue);
  resolveObjectEvaluation = <T>(_flag: string, defaultValue: T) => notBoolean(defaultValue);
}
