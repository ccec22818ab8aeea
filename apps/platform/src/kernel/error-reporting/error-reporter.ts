import type { FastifyBaseLogger } from 'fastify';
import type { ErrorReportingConfiguration } from '../config/error-reporting-configuration';
import { type ErrorReport, withoutPersonalData } from './error-report';

const MINUTE = 60_000;
const MOST_KINDS_A_MINUTE = 200;

const kindOf = ({ source, name, message, route }: ErrorReport): string => [source, name, withoutPersonalData(message), route].join('\n');

/**
 * Reports failures by Sentry's protocol when a DSN is set, otherwise to the log. The same failure is reported once a minute. Reports that
 * cannot be sent in time are dropped, so that reporting neither blocks requests nor fills the memory.
 */
export class ErrorReporter {
  private minute = 0;
  private seen = new Set<string>();
  private readonly pending = new Set<Promise<void>>();
  private sender: Promise<(report: ErrorReport) => Promise<boolean>> | undefined;

  constructor(
    private readonly target: ErrorReportingConfiguration | undefined,
    private readonly log: FastifyBaseLogger,
    private readonly fetchReply: typeof fetch = fetch,
  ) {}

  /** Ignores a failure that was reported within this minute, and every kind beyond the limit of a minute. */
  report(report: ErrorReport): void {
    if (!this.isNew(report)) return;
    if (this.target !== undefined) this.track(this.send(report, this.target));
    // The service logs its own failures where they happen.
    else if (report.source === 'browser') {
      const { name, route, requestId, release, tags } = report;
      const [message, stack] = [withoutPersonalData(report.message), withoutPersonalData(report.stack)];
      this.log.error({ failure: { name, message, stack, route, requestId, release, tags } }, 'a browser failed');
    }
  }

  /** Resolves when no report is being sent any more. */
  async settled(): Promise<void> {
    await Promise.all(this.pending);
  }

  private track(sending: Promise<void>): void {
    this.pending.add(sending);
    void sending.finally(() => this.pending.delete(sending));
  }

  private isNew(report: ErrorReport): boolean {
    const minute = Math.floor(report.at.getTime() / MINUTE);
    if (minute !== this.minute) {
      this.minute = minute;
      this.seen = new Set();
    }
    const kind = kindOf(report);
    if (this.seen.has(kind) || this.seen.size >= MOST_KINDS_A_MINUTE) return false;
    this.seen.add(kind);
    return true;
  }

  private async send(report: ErrorReport, target: ErrorReportingConfiguration): Promise<void> {
    try {
      // Loaded with the first failure: the library takes 300 ms and 7 MB.
      this.sender ??= import('./sentry-transport').then(({ sentryTransport }) => sentryTransport(target, this.fetchReply));
      const send = await this.sender;
      if (!(await send(report))) this.log.warn('a failure could not be reported');
    } catch {
      this.log.warn('a failure could not be reported');
    }
  }
}
