/** The service that failures are reported to; it speaks Sentry's protocol. */
export interface ErrorReportingConfiguration {
  /** `https://key@host/project`. */
  readonly dsn: string;
  readonly environment: string;
}

/** Undefined without a DSN: failures go to the log. A DSN of another form ends the start. */
export const readErrorReporting = (environment: Readonly<Record<string, string | undefined>>): ErrorReportingConfiguration | undefined => {
  const dsn = environment.SENTRY_DSN || undefined;
  if (dsn === undefined) return undefined;
  const address = URL.canParse(dsn) ? new URL(dsn) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol) || address.username === '' || !/\/\d+$/.test(address.pathname))
    throw new Error('SENTRY_DSN must have the form https://key@host/project');
  return { dsn, environment: environment.SENTRY_ENVIRONMENT || (environment.NODE_ENV === 'production' ? 'production' : 'development') };
};
