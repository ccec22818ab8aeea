import { describeError, type ErrorPlace, type ErrorReport } from './describe-error';

/** Equal errors within that time are one. */
export const SAME_WITHIN_MILLISECONDS = 300_000;
/** Limit of reports from a page that fails repeatedly. */
export const REPORTS_PER_MINUTE = 6;
const MINUTE = 60_000;

/** Sends a report. A report that cannot be sent is dropped: an error of reporting is never reported. */
export type SendReport = (report: ErrorReport) => Promise<unknown>;

/** Reports errors to the operator: each once, few in a minute. */
export const createErrorReporter = (send: SendReport, now: () => number) => {
  const reportedAt = new Map<string, number>();
  let sent: number[] = [];

  return (thrown: unknown, place: ErrorPlace): void => {
    const report = describeError(thrown, place);
    const key = [report.name, report.message, report.route, report.action, report.stack.split('\n')[0]].join('\n');
    const at = now();
    const before = reportedAt.get(key);
    sent = sent.filter((instant) => at - instant < MINUTE);
    if (sent.length >= REPORTS_PER_MINUTE || (before !== undefined && at - before < SAME_WITHIN_MILLISECONDS)) return;
    reportedAt.set(key, at);
    sent.push(at);
    send(report).catch(() => undefined);
  };
};
