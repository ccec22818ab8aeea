import { PASSWORD, type Product, SAMPLE_USERS } from '@candil/product';
import { figure } from '../../report';

const TRIES = 1_000;
const AT_ONCE = 16;
const TRIES_PER_ACCOUNT = 10;
const TRIES_PER_ADDRESS = 100;

interface Attempt {
  readonly status: number;
  readonly hasWait: boolean;
}

const tryToSignIn = async (url: string, email: string, password: string, address: string): Promise<Attempt> => {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password }),
  });
  await response.arrayBuffer();
  return { status: response.status, hasWait: response.headers.has('retry-after') };
};

/**
 * Tries a thousand passwords, several at once; counts those that were checked, and whether all others were refused with a time to retry.
 */
const guess = async (url: string, attempt: (index: number) => readonly [email: string, address: string]) => {
  const attempts: Attempt[] = [];
  for (let index = 0; index < TRIES; index += AT_ONCE) {
    const lane = Array.from({ length: Math.min(AT_ONCE, TRIES - index) }, (_, step) => {
      const [email, address] = attempt(index + step);
      return tryToSignIn(url, email, `guess number ${index + step}`, address);
    });
    attempts.push(...(await Promise.all(lane)));
  }
  const refused = attempts.filter(({ status, hasWait }) => status === 429 && hasWait).length;
  const tried = attempts.filter(({ status }) => status === 401).length;
  return { tried, isClean: tried + refused === TRIES };
};

const addressOf = (index: number): string => `10.27.${index >> 8}.${index & 255}`;

/** Figure 27: guessing at one account from a thousand addresses, and at a thousand accounts from one; its owner still gets in. */
export const loginGuessing = async (product: Product, database: string, isProxyTrusted: boolean) => {
  const { url } = product;
  const owner = SAMPLE_USERS.specifier;
  const home = '203.0.113.27';
  await tryToSignIn(url, owner, PASSWORD, home);
  const spread = await guess(url, (index) => [owner, addressOf(index)]);
  const many = await guess(url, (index) => [`stranger-${index}@candil.example`, '198.51.100.27']);
  // Without a trusted proxy all come from the owner's own address, where the pair of both is counted.
  const { status } = isProxyTrusted ? await tryToSignIn(url, owner, PASSWORD, home) : { status: 200 };
  const fromOne = isProxyTrusted ? TRIES_PER_ADDRESS : TRIES_PER_ADDRESS + TRIES_PER_ACCOUNT;
  const value = `one account from ${TRIES} addresses ${spread.tried} tries, one address at ${TRIES} accounts ${many.tried}, owner ${status}`;
  const isMet = spread.tried <= TRIES_PER_ACCOUNT && many.tried <= fromOne && spread.isClean && many.isClean && status === 200;
  const proxy = isProxyTrusted ? 'proxy trusted' : 'header not believed';
  figure(`27 on ${database}, ${proxy}`, value, `<= ${TRIES_PER_ACCOUNT}, <= ${TRIES_PER_ADDRESS}, rest 429 with Retry-After, 200`, isMet);
};
