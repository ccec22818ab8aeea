import { EMBEDDED_SERVICES } from '@candil/contract';
import type { Configuration } from '../src/kernel/config/configuration';

/** Configuration of tests; a test names only the settings it is about. */
export const testConfiguration = (changes: Partial<Configuration> = {}): Configuration => ({
  host: '127.0.0.1',
  port: 0,
  production: false,
  logLevel: 'silent',
  database: { kind: 'memory' },
  trustedProxy: undefined,
  allowedOrigins: [],
  frameAncestors: [],
  embedAncestors: [],
  requestsPerMinute: 0,
  // A busy machine must not decide a test.
  maximumLoopDelayMilliseconds: 0,
  sampleData: true,
  isReachable: false,
  staffDomains: [],
  smtpUrl: undefined,
  mailFrom: 'Candil <no-reply@candil.example>',
  publicUrl: 'http://localhost',
  portalUrl: undefined,
  countryHeader: undefined,
  geoipFile: undefined,
  exposeStatementCount: true,
  files: { portal: '/nowhere', loginArea: '/nowhere', iframe: '/nowhere', images: '/nowhere', prints: '/nowhere' },
  translations: '/nowhere',
  flags: { set: 'PRO', external: undefined },
  uploadDirectory: undefined,
  supportEmail: 'support@candil.example',
  errorReporting: undefined,
  socialProviders: [],
  runtime: { services: EMBEDDED_SERVICES, version: 'test' },
  ...changes,
});
