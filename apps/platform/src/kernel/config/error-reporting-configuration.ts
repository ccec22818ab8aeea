/** Where failures are reported: a service that speaks Sentry's protocol. */
export interface ErrorReportingConfiguration {
  /** Of envelopes. */
  readonly url: string;
  readonly publicKey: string;
  readonly environment: string;
}

/** Reads a DSN (`https://key@host/project`); undefined = failures go to the log. */
export const readErrorReporting = (environment: Readonly<Record<string, string | undefined>>): ErrorReportingConfiguration | undefined => {
  const dsn = environment.SENTRY_DSN || undefined;
  if (dsn === undefined) return undefined;
  const address = URL.canParse(dsn) ? new URL(dsn) : undefined;
  const project = address?.pathname.match(/^(.*)\/(\d+)$/);
  if (address === undefined || !/^https?:$/.test(address.protocol) || address.username === '' || !project)
    throw new Error('SENTRY_DSN must have the form https://key@host/project');
  const [, prefix = '', id = ''] = project;
  return {
    url: `${address.origin}${prefix}/api/${id}/envelope/`,
    publicKey: address.username,
    environment: environment.SENTRY_ENVIRONMENT || (environment.NODE_ENV === 'production' ? 'production' : 'development'),
  };
};
