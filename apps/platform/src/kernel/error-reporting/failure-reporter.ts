import type { FastifyBaseLogger } from 'fastify';
import type { ErrorReportingConfiguration } from '../config/error-reporting-configuration';
import { envelopeOf, type FailureReport, withoutPersonalData } from './failure-report';

const MINUTE = 60_000;
const MOST_WAITING = 100;
const MOST_KINDS_A_MINUTE = 200;
const PATIENCE_MILLISECONDS = 5_000;

const kindOf = ({ source, name, message, route }: FailureReport): string => [source, name, withoutPersonalData(message), route].join('\n');

/**
 * Reports failures by Sentry's protocol, otherwise to the log. The same failure is reported once a minute; reports that cannot be sent in
 * time are dropped, so that reporting neither blocks requests nor fills the memory.
 */
export class FailureReporter {
  private minute = 0;
  private seen = new Map<string, number>();
  private readonly waiting: string[] = [];
  private sending: Promise<void> | undefined;

  constructor(
    private readonly target: ErrorReportingConfiguration | undefined,
    private readonly log: FastifyBaseLogger,
    private readonly send: typeof fetch = fetch,
  ) {}

  /** False when the same failure was reported within this minute, or there are too many. */
  report(report: FailureReport): boolean {
    if (!this.isNew(report)) return false;
    if (this.target === undefined) {
      const { source, name, route, requestId, release, tags } = report;
      const message = withoutPersonalData(report.message);
      // The service logs its own failures where they happen.
      if (source === 'browser')
        this.log.error(
          { failure: { name, message, stack: withoutPersonalData(report.stack), route, requestId, release, tags } },
          'a browser failed',
        );
      return true;
    }
    if (this.waiting.length >= MOST_WAITING) return false;
    this.waiting.push(envelopeOf(report, this.target.environment));
    this.sending ??= this.sendAll(this.target).finally(() => {
      this.sending = undefined;
    });
    return true;
  }

  /** Resolves when nothing is on its way any more. */
  async settled(): Promise<void> {
    await this.sending;
  }

  private isNew(report: FailureReport): boolean {
    const minute = Math.floor(report.at.getTime() / MINUTE);
    if (minute !== this.minute) {
      this.minute = minute;
      this.seen = new Map();
    }
    const kind = kindOf(report);
    const before = this.seen.get(kind) ?? 0;
    if (before === 0 && this.seen.size >= MOST_KINDS_A_MINUTE) return false;
    this.seen.set(kind, before + 1);
    return before === 0;
  }

  private async sendAll(target: ErrorReportingConfiguration): Promise<void> {
    for (let envelope = this.waiting.shift(); envelope !== undefined; envelope = this.waiting.shift()) {
      try {
        const reply = await this.send(target.url, {
          method: 'POST',
          headers: {
            'content-type': 'application/x-sentry-envelope',
            'x-sentry-auth': `Sentry sentry_version=7, sentry_client=candil/1.0, sentry_key=${target.publicKey}`,
          },
          body: envelope,
          signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
          redirect: 'error',
        });
        await reply.body?.cancel();
        if (!reply.ok) this.log.warn({ status: reply.status }, 'a failure could not be reported');
      } catch {
        this.log.warn('a failure could not be reported');
      }
    }
  }
}
