import {
  type EvaluationContext,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
} from '@openfeature/web-sdk';
import { notBoolean } from './only-booleans';

/** A flag as the service resolved it for whoever looks at the page. */
export interface KnownFlag {
  readonly name: string;
  readonly on: boolean;
  /** To which sub-families and applications it is confined (FL6); absent = all. */
  readonly subFamilyIds?: readonly number[] | undefined;
  readonly applicationIds?: readonly number[] | undefined;
}

const isIn = (list: readonly number[] | undefined, id: unknown): boolean => list === undefined || list.some((one) => one === id);

/** Flags resolved by the platform's own endpoint, asked for again and again. What could not be fetched keeps what was known. */
export class PolledFlagProvider implements Provider {
  readonly metadata = { name: 'polled' } as const;
  readonly runsOn = 'client';
  readonly events = new OpenFeatureEventEmitter();
  private known: ReadonlyMap<string, KnownFlag> = new Map();
  private told = '';

  constructor(private readonly load: () => Promise<readonly KnownFlag[]>) {}

  initialize(): Promise<void> {
    return this.refresh();
  }

  /** Asks now; changed flags are told as an event. */
  async refresh(): Promise<void> {
    const flags = await this.load();
    const told = JSON.stringify(flags);
    if (told === this.told) return;
    this.told = told;
    this.known = new Map(flags.map((flag) => [flag.name, flag]));
    this.events.emit(ProviderEvents.ConfigurationChanged);
  }

  resolveBooleanEvaluation(flag: string, defaultValue: boolean, context: EvaluationContext): ResolutionDetails<boolean> {
    const known = this.known.get(flag);
    if (known === undefined) return { value: defaultValue, reason: 'DEFAULT' };
    const isThere = isIn(known.subFamilyIds, context.subFamilyId) && isIn(known.applicationIds, context.applicationId);
    return { value: known.on && isThere, reason: 'TARGETING_MATCH' };
  }

  resolveStringEvaluation = (_flag: string, defaultValue: string) => notBoolean(defaultValue);
  resolveNumberEvaluation = (_flag: string, defaultValue: number) => notBoolean(defaultValue);
  resolveObjectEvaluation = <T>(_flag: string, defaultValue: T) => notBoolean(defaultValue);
}
