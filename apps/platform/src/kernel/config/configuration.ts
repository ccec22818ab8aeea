import { isAbsolute, join, resolve } from 'node:path';
import { EMBEDDED_SERVICES, type RuntimeConfiguration } from '@candil/contract';
import { version } from '../../../package.json';
import type { DatabaseTarget } from '../database/database';
import { projectDirectory } from './directories';

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
  /** Requests a minute from one address; 0 = no limit. */
  readonly requestsPerMinute: number;
  /** Above this delay of the event loop requests are sent away with 503; 0 = never. */
  readonly maximumLoopDelayMilliseconds: number;
  /** Sample users and companies in an empty database. */
  readonly sampleData: boolean;
  /** Domains whose confirmed addresses are internal staff. */
  readonly staffDomains: readonly string[];
  /** Tells in a header how many statements a request sent; for tests and measurements. */
  readonly exposeStatementCount: boolean;
  /** Where the built pages and the pictures lie; what is not there is not served. */
  readonly files: { readonly portal: string; readonly loginArea: string; readonly images: string };
  /** What the pages are told at start. */
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

const databaseTarget = (environment: Environment): DatabaseTarget => {
  const url = environment.DATABASE_URL;
  if (url === 'memory:') return { kind: 'memory' };
  if (url !== undefined && url !== '') {
    if (!/^postgres(ql)?:\/\//.test(url)) throw new Error('DATABASE_URL must start with postgres:// or be memory:');
    return { kind: 'postgres', url, maximumConnections: wholeNumber(environment, 'DATABASE_CONNECTIONS', 10, 1_000) };
  }
  const directory = environment.DATA_DIR || '.data';
  return { kind: 'directory', dataDirectory: isAbsolute(directory) ? directory : resolve(join(projectDirectory(), directory)) };
};

const fileFolders = (): Configuration['files'] => {
  const project = projectDirectory();
  return {
    portal: join(project, 'apps', 'portal', 'dist'),
    loginArea: join(project, 'apps', 'login-area', 'dist'),
    images: join(project, 'packages', 'catalogue', 'images'),
  };
};

/** Reads the environment once; a value that makes no sense ends the start with its name. */
export const readConfiguration = (environment: Environment = process.env): Configuration => ({
  host: environment.HOST || '127.0.0.1',
  port: wholeNumber(environment, 'PORT', 4000, 65_535),
  production: environment.NODE_ENV === 'production',
  logLevel: environment.LOG_LEVEL || 'warn',
  database: databaseTarget(environment),
  trustedProxy: environment.TRUSTED_PROXY || undefined,
  allowedOrigins: listOf(environment.ALLOWED_ORIGINS),
  requestsPerMinute: wholeNumber(environment, 'REQUESTS_PER_MINUTE', 6_000, 10_000_000),
  maximumLoopDelayMilliseconds: wholeNumber(environment, 'MAXIMUM_LOOP_DELAY', 1_000, 600_000),
  sampleData: environment.SAMPLE_DATA === '1',
  staffDomains: listOf(environment.STAFF_DOMAINS),
  exposeStatementCount: environment.EXPOSE_STATEMENT_COUNT === '1',
  files: fileFolders(),
  runtime: { services: EMBEDDED_SERVICES, version: version },
});
