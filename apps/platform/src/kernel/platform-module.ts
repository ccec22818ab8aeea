import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { SessionCookies } from './authentication/session-cookies';
import type { SessionService } from './authentication/session-service';
import type { Configuration } from './config/configuration';
import type { Database } from './database/database';
import type { ErrorReporter } from './error-reporting/error-reporter';
import type { Flags } from './flags/flags';
import type { Route } from './routing/route';

/** The dependencies of every module. */
export interface PlatformContext {
  readonly database: Database;
  /** The only source of time in the service; tests set it. */
  readonly clock: () => Date;
  readonly configuration: Configuration;
  readonly log: FastifyBaseLogger;
  /** Opens, invalidates and ends sessions; call it after a change of an account's rights. */
  readonly sessions: SessionService;
  readonly cookies: SessionCookies;
  /** Resolves flags for an account or a visitor. */
  readonly flags: Flags;
  /** Reports errors to the operator. */
  readonly errors: ErrorReporter;
}

/** One part of the service. */
export interface PlatformModule {
  readonly name: string;
  readonly routes: readonly Route[];
  /** Routes that are no endpoint of the contract, such as files. Every one names its access: `config: { access: 'public' }`. */
  readonly register?: (app: FastifyInstance) => Promise<void>;
  /** Adds required rows to the database at start: must be safe to run again and beside another instance. */
  readonly prepare?: () => Promise<void>;
}

export type ModuleFactory = (context: PlatformContext) => PlatformModule;
