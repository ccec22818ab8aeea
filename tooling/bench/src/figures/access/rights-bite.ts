import { type Answer, type Product, SAMPLE_USERS, type Session, signIn, startProduct } from '@candil/product';
import { figure } from '../../report';
import { clientCodeTaken, joinedAndRemoved } from './company-bites';
import { answered, untilChanged } from './until-changed';

const LIMIT_MILLISECONDS = 1_000;
const ROUNDS = 5;
/** Neither leaves a company without someone who manages its users; the second sees no orders. */
const ROLE = { distributor: 3, specifier: 2 } as const;

const giveRole = async (admin: Session, email: string, rolId: number): Promise<void> => {
  const { accountId, version } = await answered('Finding', admin.call('GET', `/v1/accounts?email=${encodeURIComponent(email)}`));
  await answered('Giving a role', admin.call('PATCH', `/v1/accounts/${accountId}/role`, { version, rolId }));
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
  const sets = { [listed.body.set]: !wasOn };
  await answered('Switching a flag', admin.call('PUT', `/v1/staff/flags/${flag.name}`, { ...change, version: flag.version, sets }));
  return untilChanged(
    () => visitor.call('GET', '/v1/flags'),
    (answer) => isOn(answer) !== wasOn,
  );
};

const rounds = async <T>(round: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let index = 0; index < ROUNDS; index += 1) results.push(await round());
  return results;
};

const tell = (what: string, times: readonly number[]): void => {
  const slowest = Math.max(...times);
  const value = `slowest of ${times.length}: ${what} after ${slowest.toFixed(0)} ms at another server`;
  figure('17 on PostgreSQL', value, `<= ${LIMIT_MILLISECONDS} ms`, slowest <= LIMIT_MILLISECONDS);
};

/** Figure 17: what is taken away or given on one server, asked for by the next request at another one on the same database. */
export const rightsBite = async (databaseUrl: string) => {
  const env = { REQUESTS_PER_MINUTE: '0', DATABASE_URL: databaseUrl };
  const product = await startProduct(env);
  const other = await startProduct(env);
  try {
    const admin = await signIn(product.url, SAMPLE_USERS.admin);
    // The specifier is the one whose password figure 27 guesses at, on the same database.
    const visitor = await signIn(other.url, SAMPLE_USERS.webUser);
    tell('role gone', await rounds(() => roleTaken(admin, other)));
    tell('flag switched', await rounds(() => flagSwitched(admin, visitor)));
    const ofCompany = await rounds(() => joinedAndRemoved(product, other));
    const times = (key: 'joined' | 'removed') => ofCompany.map((bites) => bites[key]);
    tell('company given', times('joined'));
    tell('company removed and session ended', times('removed'));
    tell('customer number of the company taken away', await rounds(() => clientCodeTaken(admin, other)));
  } finally {
    await other.remove();
    await product.remove();
  }
};
