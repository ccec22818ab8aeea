import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD, type Product, SAMPLE_USERS, type Session, signIn } from '@candil/product';
import { answered, untilChanged } from './until-changed';

/** Client code of the company whose manager is `otherDistributor`. */
const CLIENT_CODE = '430102';
const MAIL_MILLISECONDS = 30_000;

const post = async (url: string, path: string, body: object): Promise<void> => {
  const headers = { 'content-type': 'application/json', origin: url };
  const response = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
};

/** Waits for the confirmation mail of an address and returns its token. */
const tokenOfMail = async (url: string, email: string): Promise<string> => {
  const until = performance.now() + MAIL_MILLISECONDS;
  while (performance.now() < until) {
    const { items } = await (await fetch(`${url}/api/v1/outbox?itemsPerPage=100&page=1`)).json();
    const mail = items.find(({ to, template }: { to: string; template: string }) => to === email && template === 'confirmEmail');
    if (mail !== undefined) {
      const { text } = await (await fetch(`${url}/api/v1/outbox/${mail.id}`)).json();
      return /token=([\w-]+)/.exec(text)?.[1] ?? '';
    }
    await pause(20);
  }
  throw new Error(`${email} got no mail`);
};

let people = 0;
/** Someone who has registered, confirmed the address and asked to join the company. */
const askToJoin = async (url: string): Promise<string> => {
  people += 1;
  const email = `joins-${Date.now().toString(36)}-${people}@candil.example`;
  await post(url, '/v1/users/register', {
    email,
    password: PASSWORD,
    name: 'Ada Byron',
    language: 'en',
    catalogId: 16,
    professionId: 1,
    countryGeonameId: 1_000_000_724,
    company: { kind: 'join', clientCode: CLIENT_CODE },
    consent: true,
  });
  await post(url, '/v1/users/confirm-email', { token: await tokenOfMail(url, email) });
  return email;
};

/** Milliseconds until the next request at the other server knew of each change. */
export interface CompanyBites {
  /** A company given: the manager took someone in. */
  readonly joined: number;
  /** The company taken away: the manager put them out, which ends their session. */
  readonly removed: number;
}

/** Someone is taken into a company and put out of it again at one server, while they work at another. */
export const joinedAndRemoved = async (product: Product, other: Product): Promise<CompanyBites> => {
  const manager = await signIn(product.url, SAMPLE_USERS.otherDistributor);
  const email = await askToJoin(product.url);
  const member = await signIn(other.url, email);
  const account = () => member.call('GET', '/v1/account');
  const before = await answered('The account', account());
  const people = await answered('The people of the company', manager.call('GET', '/v1/company/users'));
  const request = people.requests.find((each: { email: string }) => each.email === email);
  await answered('Accepting', manager.call('POST', `/v1/company/requests/${request.id}`, { action: 'accept' }));
  const joined = await untilChanged(account, ({ body }) => body.company !== null);
  await answered('Putting out', manager.call('DELETE', `/v1/company/users/${before.userId}`));
  const removed = await untilChanged(account, ({ status }) => status === 401);
  return { joined: before.company === null ? joined : Number.POSITIVE_INFINITY, removed };
};

/** The company of someone at work loses its customer number, and with it the right to order; it gets it back. */
export const clientCodeTaken = async (admin: Session, other: Product): Promise<number> => {
  const email = SAMPLE_USERS.otherDistributor;
  const member = await signIn(other.url, email);
  const account = () => member.call('GET', '/v1/account');
  const before = await answered('The account', account());
  const change = async (clientCode: string | null): Promise<void> => {
    const { accountId, version } = await answered('Finding', admin.call('GET', `/v1/accounts?email=${encodeURIComponent(email)}`));
    await answered('The customer number', admin.call('PATCH', `/v1/accounts/${accountId}/client-code`, { version, clientCode }));
  };
  await change(null);
  const milliseconds = await untilChanged(account, ({ body }) => body.clientCode === null);
  await change(before.clientCode);
  return before.clientCode === CLIENT_CODE ? milliseconds : Number.POSITIVE_INFINITY;
};
