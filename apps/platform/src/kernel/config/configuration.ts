import { isAbsolute, join, resolve } from 'node:path';
import { EMBEDDED_SERVICES, type RuntimeConfiguration } from '@candil/contract';
import { parseEmail } from '@candil/domain';
import { version } from '../../../package.json';
import type { DatabaseTarget } from '../database/database';
import { projectDirectory } from './directories';
import { type ErrorReportingConfiguration, readErrorReporting } from './error-reporting-configuration';
import { type FlagConfiguration, readFlagConfiguration } from './flag-configuration';
import { readSocialProviders, type SocialProviderConfiguration } from './social-configuration';

export interface Configuration {
  readonly host: string;
  readonly port: number;
  readonly production: boolean;
  readonly logLevel: string;
  readonly database: DatabaseTarget;
  /** Address or list of addresses of the proxies in front whose `X-Forwarded-*` headers are believed; undefined = none. */
  readonly trustedProxy: string | undefined;
  /** Origins besides the one the request came to that may send changes, such as the portal's own host in production. */
  readonly allowedOrigins: readonly string[];
  /** Origins besides our own whose pages may frame the login area. */
  readonly frameAncestors: readonly string[];
  /** Origins besides our own whose pages may embed the configurator. */
  readonly embedAncestors: readonly string[];
  /** Requests a minute from one address; 0 = no limit. */
  readonly requestsPerMinute: number;
  /** Above this event loop delay, requests get 503; 0 = never. */
  readonly maximumLoopDelayMilliseconds: number;
  /** Sample users and companies in an empty database. */
  readonly sampleData: boolean;
  /** Others than this machine reach the service. */
  readonly isReachable: boolean;
  /** Domains whose confirmed addresses are internal staff. */
  readonly staffDomains: readonly string[];
  /** `smtp://` or `smtps://` of the server that takes mails; undefined = they stay in the outbox. */
  readonly smtpUrl: string | undefined;
  /** Sender of mails, with or without a name. */
  readonly mailFrom: string;
  /** Address of the portal as people reach it; links in mails are made from it, never from a request. */
  readonly publicUrl: string;
  /** The same where it was set, undefined else: what is printed is read elsewhere, where this machine's own address leads nowhere. */
  readonly portalUrl: string | undefined;
  /** Header in which a trusted proxy names the country of an address (ISO 3166-1); undefined = none. */
  readonly countryHeader: string | undefined;
  /** MMDB file of the operator's that knows the country of an address; undefined = none. */
  readonly geoipFile: string | undefined;
  /** Adds a header with the number of statements of a request; for tests and measurements. */
  readonly exposeStatementCount: boolean;
  /** Directories of the built pages, the pictures and their copies for paper; missing ones are not served, or printed. */
  readonly files: {
    readonly portal: string;
    readonly loginArea: string;
    readonly iframe: string;
    readonly images: string;
    readonly prints: string;
  };
  /** Texts of the operator's, laid over the packaged ones: `{language}/{namespace}.json`. The folder need not exist. */
  readonly translations: string;
  readonly flags: FlagConfiguration;
  /** Directory of uploaded files; undefined = in memory, as the database does. */
  readonly uploadDirectory: string | undefined;
  /** Recipient of mails about requests for support. */
  readonly supportEmail: string;
  /** Undefined = failures go to the log. */
  readonly errorReporting: ErrorReportingConfiguration | undefined;
  /** With which other services' accounts people may sign in. */
  readonly socialProviders: readonly SocialProviderConfiguration[];
  /** Configuration sent to the pages. */
  readonly runtime: RuntimeConfiguration;
}

type Environment = Readonly<Record<string, string | undefined>>;

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const wholeNumber = (environment: Environment, name: string, fallback: number, maximum: number): number => {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > maximum)
    throw new Error(`${name} must be a whole number from 0 to ${maximum}, not "${text}"`);
  return value;
};

const inProject = (directory: string): string => (isAbsolute(directory) ? directory : resolve(join(projectDirectory(), directory)));
const dataDirectory = (environment: Environment): string => inProject(environment.DATA_DIR || '.data');

const webHost = (environment: Environment): { readonly webHost?: string } => {
  const host = environment.WEB_HOST;
  if (host === undefined || host === '') return {};
  if (!/^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/i.test(host))
    throw new Error(`WEB_HOST must be a host such as www.example.com, not "${host}"`);
  return { webHost: host };
};

const databaseTarget = (environment: Environment): DatabaseTarget => {
  const url = environment.DATABASE_URL;
  if (url === 'memory:') return { kind: 'memory' };
  if (url !== undefined && url !== '') {
    if (!/^postgres(ql)?:\/\//.test(url)) throw new Error('DATABASE_URL must start with postgres:// or be memory:');
    return { kind: 'postgres', url, maximumConnections: wholeNumber(environment, 'DATABASE_CONNECTIONS', 10, 1_000) };
  }
  return { kind: 'directory', dataDirectory: dataDirectory(environment) };
};

/** The origin of an address; anything behind it would be lost when a link is made. */
const originOf = (text: string, name: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new Error(`${name} must be an address such as https://portal.example, not "${text}"`);
  return url.origin;
};

/** Origins, separated by commas; each as a browser writes it, so that it can be compared. */
const originsOf = (environment: Environment, name: string): string[] =>
  listOf(environment[name]).map((text) => {
    if (text.includes('*')) throw new Error(`${name} must list single origins such as https://www.example.com, not "${text}"`);
    return originOf(text, name);
  });

/** A page without TLS can be changed in transit: in production it may not frame our pages. */
const ancestors = (environment: Environment, name: 'FRAME_ANCESTORS' | 'EMBED_ANCESTORS'): string[] => {
  const origins = originsOf(environment, name);
  const open = origins.find((origin) => !origin.startsWith('https://'));
  if (open !== undefined && environment.NODE_ENV === 'production')
    throw new Error(`${name} must list origins that begin with https://, not "${open}"`);
  return origins;
};

/** Sample users have a password that everybody can read. */
const sampleData = (environment: Environment): boolean => {
  const isWanted = environment.SAMPLE_DATA === '1';
  if (isWanted && environment.NODE_ENV === 'production')
    throw new Error('SAMPLE_DATA must be 0 in production: sample users, an administrator among them, have a published password');
  return isWanted;
};

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host);

/** With sample administrators or a public outbox the service listens on this machine only. */
const isReachable = (environment: Environment): boolean => {
  const host = environment.HOST || '127.0.0.1';
  if (isLoopback(host)) return false;
  const isOpen = environment.SAMPLE_DATA === '1' || !environment.SMTP_URL;
  if (isOpen && environment.NODE_ENV !== 'production' && environment.TRUSTED_NETWORK !== '1')
    throw new Error(
      `HOST must be 127.0.0.1, not "${host}", outside production: anyone who reaches it could sign in as the sample administrator and read every mail at /outbox. Set NODE_ENV=production, or TRUSTED_NETWORK=1 where everybody may`,
    );
  return true;
};

const mailSettings = (environment: Environment): Pick<Configuration, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'portalUrl'> => {
  const smtpUrl = environment.SMTP_URL || undefined;
  if (smtpUrl !== undefined && !/^smtps?:\/\//.test(smtpUrl)) throw new Error('SMTP_URL must start with smtp:// or smtps://');
  if (smtpUrl !== undefined && environment.NODE_ENV === 'production' && !environment.PUBLIC_URL)
    throw new Error('PUBLIC_URL must be set where mails are sent: their links are made from it');
  const host = environment.HOST || '127.0.0.1';
  const own = `http://${host.includes(':') ? `[${host}]` : host}:${wholeNumber(environment, 'PORT', 4000, 65_535)}`;
  return {
    smtpUrl,
    mailFrom: environment.MAIL_FROM || 'Candil <no-reply@candil.example>',
    publicUrl: originOf(environment.PUBLIC_URL || own, 'PUBLIC_URL'),
    portalUrl: environment.PUBLIC_URL ? originOf(environment.PUBLIC_URL, 'PUBLIC_URL') : undefined,
  };
};

const uploadDirectory = (environment: Environment): string | undefined =>
  environment.DATABASE_URL === 'memory:' ? undefined : inProject(environment.UPLOAD_DIR || join(dataDirectory(environment), 'uploads'));

const supportEmail = (environment: Environment): string => {
  const email = environment.SUPPORT_EMAIL || undefined;
  if (email === undefined && environment.SMTP_URL && environment.NODE_ENV === 'production')
    throw new Error('SUPPORT_EMAIL must be set where mails are sent: it gets the requests for support');
  if (email !== undefined && !parseEmail(email).ok) throw new Error(`SUPPORT_EMAIL must be an e-mail address, not "${email}"`);
  return email ?? 'support@candil.example';
};

const fileFolders = (): Configuration['files'] => {
  const project = projectDirectory();
  return {
    portal: join(project, 'apps', 'portal', 'dist'),
    loginArea: join(project, 'apps', 'login-area', 'dist'),
    iframe: join(project, 'apps', 'iframe-configurator', 'dist'),
    images: join(project, 'packages', 'catalogue-pictures', 'images'),
    prints: join(project, 'packages', 'catalogue-pictures', 'prints'),
  };
};

const framedBy = (environment: Environment): Pick<RuntimeConfiguration, 'frameAncestors' | 'embedAncestors'> => {
  const [frameAncestors, embedAncestors] = [ancestors(environment, 'FRAME_ANCESTORS'), ancestors(environment, 'EMBED_ANCESTORS')];
  return { ...(frameAncestors.length > 0 && { frameAncestors }), ...(embedAncestors.length > 0 && { embedAncestors }) };
};

/** Reads the environment once; a value that makes no sense ends the start with its name. */
export const readConfiguration = (environment: Environment = process.env): Configuration => ({
  host: environment.HOST || '127.0.0.1',
  port: wholeNumber(environment, 'PORT', 4000, 65_535),
  production: environment.NODE_ENV === 'production',
  logLevel: environment.LOG_LEVEL || 'warn',
  database: databaseTarget(environment),
  trustedProxy: environment.TRUSTED_PROXY || undefined,
  allowedOrigins: originsOf(environment, 'ALLOWED_ORIGINS'),
  frameAncestors: ancestors(environment, 'FRAME_ANCESTORS'),
  embedAncestors: ancestors(environment, 'EMBED_ANCESTORS'),
  requestsPerMinute: wholeNumber(environment, 'REQUESTS_PER_MINUTE', 6_000, 10_000_000),
  maximumLoopDelayMilliseconds: wholeNumber(environment, 'MAXIMUM_LOOP_DELAY', 1_000, 600_000),
  sampleData: sampleData(environment),
  isReachable: isReachable(environment),
  staffDomains: listOf(environment.STAFF_DOMAINS),
  ...mailSettings(environment),
  countryHeader: environment.COUNTRY_HEADER?.toLowerCase() || undefined,
  geoipFile: environment.GEOIP_FILE || undefined,
  exposeStatementCount: environment.EXPOSE_STATEMENT_COUNT === '1',
  files: fileFolders(),
  translations: inProject(environment.TRANSLATIONS_DIR || join(dataDirectory(environment), 'translations')),
  flags: readFlagConfiguration(environment),
  uploadDirectory: uploadDirectory(environment),
  supportEmail: supportEmail(environment),
  errorReporting: readErrorReporting(environment),
  socialProviders: readSocialProviders(environment),
  runtime: {
    services: EMBEDDED_SERVICES,
    version: version,
    supportEmail: supportEmail(environment),
    ...webHost(environment),
    ...framedBy(environment),
  },
});
