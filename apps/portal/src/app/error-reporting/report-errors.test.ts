import type { ApiClient } from '@candil/api-client';
import { expect, test, vi } from 'vitest';
import { answered, unreachable } from '../../testing/sample-failure';
import { createReportError } from './report-errors';

const reporter = vi.hoisted(() => ({ report: vi.fn() }));
vi.mock('./browser-reporter', () => ({ browserReporter: () => reporter.report }));

test('expected answers are not reported: signed out, expired link, offline', async () => {
  const report = createReportError(() => ({}) as ApiClient, '1.0.0');
  for (const answer of [answered(401, 'session.missing'), answered(410, 'mail-link.expired'), unreachable()]) report(answer);
  const failure = answered(500, 'service.failure');
  report(failure, 'project-rename');
  await vi.waitFor(() => expect(reporter.report).toHaveBeenCalled());
  expect(reporter.report.mock.calls).toEqual([[failure, 'project-rename']]);
});
