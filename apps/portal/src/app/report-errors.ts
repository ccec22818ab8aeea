import { type ApiClient, isApiFailure } from '@candil/api-client';

export type ReportError = (thrown: unknown, action?: string) => void;

/** Reports errors through code that is fetched with the first of them. `clientOf` gives the client, which is made with this. */
export const createReportError = (clientOf: () => ApiClient, release: string): ReportError => {
  let loading: Promise<ReportError> | undefined;
  return (thrown, action) => {
    // That nobody is signed in is an answer; that nothing can be reached cannot be told. A report that fails is not reported.
    if (isApiFailure(thrown) && (thrown.ErrorCode === 401 || thrown.kind === 'network' || thrown.URL.endsWith('/client-errors'))) return;
    loading ??= import('./error-report/browser-reporter').then(({ browserReporter }) => browserReporter(clientOf(), release));
    loading.then(
      (report) => report(thrown, action),
      () => {
        loading = undefined;
      },
    );
  };
};

/** Reports what nobody caught. */
export const reportUncaught = (report: ReportError): void => {
  window.addEventListener('error', ({ error }) => error && report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => isApiFailure(reason) || report(reason));
};
