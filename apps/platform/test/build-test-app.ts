import { endpoints } from '@candil/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/build-app';
import { PasswordChecker } from '../src/kernel/authentication/password';
import type { Configuration } from '../src/kernel/config/configuration';
import type { Database, OpenDatabase } from '../src/kernel/database/database';
import type { ModuleFactory } from '../src/kernel/platform-module';
import { SAMPLE_PASSWORD } from '../src/modules/account';
import { CHEAP_HASHES } from './cheap-hashes';
import { TestClient } from './test-client';
import { testConfiguration } from './test-configuration';
import { openTestDatabase } from './test-database';
import { TEST_START } from './test-start';

/** Time that passes only when the test says so. */
export class TestClock {
  constructor(private now: Date) {}
  readonly read = (): Date => new Date(this.now);
  set(now: Date): void {
    this.now = now;
  }
  advance(milliseconds: number): void {
    this.now = new Date(this.now.getTime() + milliseconds);
  }
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly open: OpenDatabase;
  readonly database: Database;
  readonly clock: TestClock;
  /** A visitor without session, the same for the whole test file. */
  readonly anonymous: TestClient;
  /** Log lines at the level of the configuration (silent unless the test says otherwise). */
  readonly logLines: readonly string[];
  newClient(): TestClient;
  /** A browser signed in as `{name}@candil.example`. */
  signIn(name: string): Promise<TestClient>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly now?: Date;
  readonly configuration?: Partial<Configuration>;
  /** Instead of the service's own modules beside account and session. */
  readonly modules?: readonly ModuleFactory[];
  /** A database to share with another service; it is then not closed here. */
  readonly open?: OpenDatabase;
}

/** The whole service on a database of its own with the sample users in it. */
export const buildTestApp = async ({
  now = TEST_START,
  configuration = {},
  modules,
  open: shared,
}: TestAppOptions = {}): Promise<TestApp> => {
  const open = shared ?? (await openTestDatabase());
  const clock = new TestClock(now);
  const logLines: string[] = [];
  const app = await buildApp({
    configuration: testConfiguration(configuration),
    open,
    clock: clock.read,
    passwords: new PasswordChecker(undefined, undefined, undefined, CHEAP_HASHES),
    ...(modules === undefined ? {} : { modules }),
    logStream: { write: (line) => void logLines.push(line) },
  });
  const newClient = () => new TestClient(app);
  return {
    app,
    open,
    database: open.database,
    clock,
    anonymous: newClient(),
    logLines,
    newClient,
    signIn: async (name) => {
      const client = newClient();
      const answer = await client.call(endpoints.login, { body: { email: `${name}@candil.example`, password: SAMPLE_PASSWORD } });
      if (answer.status !== 200) throw new Error(`${name} could not sign in: ${answer.status} ${answer.problem.code}`);
      return client;
    },
    close: async () => {
      await app.close();
      if (shared === undefined) await open.close();
    },
  };
};
