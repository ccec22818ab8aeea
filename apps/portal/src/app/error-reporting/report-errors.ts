import { type ApiClient, type ApiFailure, isApiFailure } from '@candil/api-client';

/**
 * A missing session and an expired link are expected answers; being offline cannot be reported. A report
 * that fails is not reported.
 */
const isExpected = ({ ErrorCode, kind, URL: url }: ApiFailure): boolean =>
  ErrorCode === 401 || ErrorCode === 410 || kind === 'network' || url.endsWith('/client-errors');

export type ReportError = (thrown: unknown, action?: string) => void;

/** Reports errors through code that is fetched with the first of them. `clientOf` gives the client, which is made with this. */
export const createReportError = (clientOf: () => ApiClient, release: string): ReportError => {
  let loading: Promise<ReportError> | undefined;
  return (thrown, action) => {
    if (isApiFailure(thrown) && isExpected(thrown)) return;
    loading ??= import('./browser-reporter').then(({ browserReporter }) => browserReporter(clientOf(), release));
    loading.then(
      (report) => report(thrown, action),
      () => {
        loading = undefined;
      },
    );
  };
};

/** Reports uncaught errors. */
export const reportUncaught = (report: ReportError): void => {
  window.addEventListener('error', ({ error }) => error && report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => isApiFailure(reason) || report(reason));
};
