import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type Product, SAMPLE_USERS, type Session, signIn, startProduct } from '@candil/product';
import { figure } from '../../report';

const LIMIT_MILLISECONDS = 1_000;
const ROUNDS = 5;
/** Neither leaves a company without somebody who manages its users; the second sees no orders. */
const ROLE = { distributor: 3, specifier: 2 } as const;

/** How long until a call answers otherwise than before. */
const untilChanged = async (ask: () => Promise<Answer>, isChanged: (answer: Answer) => boolean): Promise<number> => {
  const started = performance.now();
  while (!isChanged(await ask())) {
    if (performance.now() - started > 10 * LIMIT_MILLISECONDS) return Number.POSITIVE_INFINITY;
    await pause(5);
  }
  return performance.now() - started;
};

const accountOf = async (admin: Session, email: string): Promise<{ accountId: string; version: number }> => {
  const { status, body } = await admin.call('GET', `/v1/accounts?email=${encodeURIComponent(email)}`);
  if (status !== 200) throw new Error(`Finding an account answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

const giveRole = async (admin: Session, email: string, rolId: number): Promise<void> => {
  const { accountId, version } = await accountOf(admin, email);
  const { status, body } = await admin.call('PATCH', `/v1/accounts/${accountId}/role`, { version, rolId });
  if (status !== 200) throw new Error(`Giving a role answered ${status}: ${JSON.stringify(body)}`);
};

const roleTaken = async (admin: Session, other: Product): Promise<number> => {
  const member = await signIn(other.url, SAMPLE_USERS.otherDistributor);
  const before = await member.call('GET', '/orders');
  await giveRole(admin, SAMPLE_USERS.otherDistributor, ROLE.specifier);
  const milliseconds = await untilChanged(
    () => member.call('GET', '/orders'),
    ({ status }) => status === 403,
  );
  await giveRole(admin, SAMPLE_USERS.otherDistributor, ROLE.distributor);
  return before.status === 200 ? milliseconds : Number.POSITIVE_INFINITY;
};

const flagSwitched = async (admin: Session, visitor: Session): Promise<number> => {
  const listed = await admin.call('GET', '/v1/staff/flags');
  const flag = listed.body.flags.find(({ name }: { name: string }) => name === 'collectionFiltersTest');
  const isOn = ({ body }: Answer): boolean => body.flags.some(({ name, on }: { name: string; on: boolean }) => name === flag.name && on);
  const wasOn = isOn(await visitor.call('GET', '/v1/flags'));
  const change = { emails: [], subFamilyIds: null, applicationIds: null };
  const switched = await admin.call('PUT', `/v1/staff/flags/${flag.name}`, {
    ...change,
    version: flag.version,
    sets: { [listed.body.set]: !wasOn },
  });
  if (switched.status !== 200) throw new Error(`Switching a flag answered ${switched.status}: ${JSON.stringify(switched.body)}`);
  return untilChanged(
    () => visitor.call('GET', '/v1/flags'),
    (answer) => isOn(answer) !== wasOn,
  );
};

/** The slowest of so many rounds. */
const slowest = async (round: () => Promise<number>): Promise<number> => {
  let longest = 0;
  for (let index = 0; index < ROUNDS; index += 1) longest = Math.max(longest, await round());
  return longest;
};

/** Figure 17: a role taken away and a flag switched on one server, asked for at another one on the same database. */
export const rightsBite = async (databaseUrl: string) => {
  const env = { REQUESTS_PER_MINUTE: '0', DATABASE_URL: databaseUrl };
  const product = await startProduct(env);
  const other = await startProduct(env);
  try {
    const admin = await signIn(product.url, SAMPLE_USERS.admin);
    // The specifier is the one whose password figure 27 guesses at, on the same database.
    const visitor = await signIn(other.url, SAMPLE_USERS.webUser);
    const role = await slowest(() => roleTaken(admin, other));
    const flag = await slowest(() => flagSwitched(admin, visitor));
    const value = `slowest of ${ROUNDS}: role gone after ${role.toFixed(0)} ms, flag switched after ${flag.toFixed(0)} ms at another server`;
    figure('17 on PostgreSQL', value, '<= 1000 ms', role <= LIMIT_MILLISECONDS && flag <= LIMIT_MILLISECONDS);
  } finally {
    await other.remove();
    await product.remove();
  }
};
