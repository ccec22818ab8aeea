import { checkFlagServiceKey, errorText } from '@candil/domain';
import { OFREPApi } from '@openfeature/ofrep-core';
import { type EvaluationContext, type Provider, ProviderFatalError, type ResolutionDetails } from '@openfeature/server-sdk';
import { notBoolean } from './only-booleans';

/** A service that speaks the OpenFeature Remote Evaluation Protocol (OFREP). */
export interface ExternalFlagService {
  /** Without the path of the protocol. */
  readonly url: string;
  readonly key: string | undefined;
}

interface Answer {
  readonly until: number;
  readonly values: Promise<ReadonlyMap<string, unknown>>;
}

const KEPT_MILLISECONDS = 10_000;
const PATIENCE_MILLISECONDS = 1_000;
const MOST_PEOPLE = 10_000;

/**
 * Flags of an external service: one bulk evaluation per person, cached for ten seconds. When the service is silent, slow or wrong, no flag
 * is known and the toggle set decides (FL2).
 */
export class ExternalFlagProvider implements Provider {
  readonly metadata = { name: 'external' } as const;
  readonly runsOn = 'server';
  private readonly known = new Map<string, Answer>();
  private readonly api: OFREPApi;

  constructor(
    private readonly service: ExternalFlagService,
    send: typeof fetch = fetch,
    private readonly monotonicMilliseconds: () => number = () => performance.now(),
  ) {
    this.api = new OFREPApi(
      { baseUrl: service.url.replace(/(?<!\/)\/+$/, ''), headers: [['authorization', `Bearer ${service.key}`]] },
      // Its own timeout ends with the headers; this one covers the body as well.
      (request: Parameters<typeof fetch>[0]) => send(request, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS), redirect: 'error' }),
    );
  }

  /** Fails without a key (FL7). */
  async initialize(): Promise<void> {
    const key = checkFlagServiceKey(this.service.key);
    if (!key.ok) throw new ProviderFatalError(errorText(key.failure));
  }

  /** The value of a flag in the service; undefined when the service does not know the flag. */
  async valueOf(flag: string, context: EvaluationContext): Promise<unknown> {
    return (await this.valuesFor(context)).get(flag);
  }

  async resolveBooleanEvaluation(flag: string, defaultValue: boolean, context: EvaluationContext): Promise<ResolutionDetails<boolean>> {
    const value = await this.valueOf(flag, context);
    return typeof value === 'boolean' ? { value, reason: 'TARGETING_MATCH' } : { value: defaultValue, reason: 'DEFAULT' };
  }

  resolveStringEvaluation = async (_flag: string, defaultValue: string) => notBoolean(defaultValue);
  resolveNumberEvaluation = async (_flag: string, defaultValue: number) => notBoolean(defaultValue);
  resolveObjectEvaluation = async <T>(_flag: string, defaultValue: T) => notBoolean(defaultValue);

  private valuesFor(context: EvaluationContext): Promise<ReadonlyMap<string, unknown>> {
    const person = context.targetingKey ?? '';
    const now = this.monotonicMilliseconds();
    const before = this.known.get(person);
    if (before !== undefined && now < before.until) return before.values;
    if (this.known.size >= MOST_PEOPLE) this.known.clear();
    const values = this.ask(context);
    this.known.set(person, { until: now + KEPT_MILLISECONDS, values });
    return values;
  }

  private async ask({ targetingKey, email }: EvaluationContext): Promise<ReadonlyMap<string, unknown>> {
    try {
      const { value } = await this.api.postBulkEvaluateFlags({
        context: { ...(targetingKey !== undefined && { targetingKey }), ...(email !== undefined && { email }) },
      });
      return flagsIn(value);
    } catch {
      return NOTHING;
    }
  }
}

const NOTHING: ReadonlyMap<string, unknown> = new Map();

const flagsIn = (body: unknown): ReadonlyMap<string, unknown> => {
  const { flags } = (body ?? {}) as { readonly flags?: unknown };
  if (!Array.isArray(flags)) return NOTHING;
  return new Map(
    flags.flatMap((flag: unknown): [string, unknown][] => {
      const { key, value } = (flag ?? {}) as { readonly key?: unknown; readonly value?: unknown };
      return typeof key === 'string' && value !== undefined ? [[key, value]] : [];
    }),
  );
};
