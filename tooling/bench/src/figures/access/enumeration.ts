import { type Product, SAMPLE_USERS } from '@candil/product';
import { figure } from '../../report';

const WARM_UP = 20;
/** Samples of each kind, as the measure names them: with half of them medians of the same times differ by 5 % now and then. */
const SAMPLES = 500;
const PASSWORD = 'a lamp in every corner';
/** Tries of one account within its limits: three mails, five registrations, ten sign-ins in a quarter of an hour. */
const TIMES_PER_ACCOUNT = 3;

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly milliseconds: number;
}

let addresses = 0;
/** Each request from an address of its own: the limits of addresses are not what is measured. */
const nextAddress = (): string => {
  addresses += 1;
  return `10.${28 + ((addresses >> 16) & 63)}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

const post = async (url: string, path: string, body: object): Promise<Answer> => {
  const headers = { origin: url, 'content-type': 'application/json', 'x-forwarded-for': nextAddress() };
  const started = performance.now();
  const response = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  return { status: response.status, body: text.replace(/"requestId":"[^"]+"/, ''), milliseconds: performance.now() - started };
};

const registration = (email: string) => ({
  email,
  password: PASSWORD,
  name: 'Ada Byron',
  language: 'en',
  catalogId: 16,
  professionId: 1,
  countryGeonameId: 1_000_000_724,
  company: { kind: 'none' },
  consent: true,
});

const CALLS = {
  login: { path: '/v1/auth/login', body: (email: string) => ({ email, password: 'not their password' }) },
  register: { path: '/v1/users/register', body: registration },
  reset: { path: '/v1/auth/password-reset', body: (email: string) => ({ email }) },
} as const;

/** Confirms everybody who has registered, by the mails of the outbox. */
const confirmAll = async (url: string, expected: number): Promise<void> => {
  const seen = new Set<string>();
  const until = performance.now() + 60_000;
  while (seen.size < expected && performance.now() < until) {
    for (let page = 1; page <= Math.ceil(expected / 100) + 1; page += 1) {
      const list = await (await fetch(`${url}/api/v1/outbox?itemsPerPage=100&page=${page}`)).json();
      for (const { id, template } of list.items as { id: string; template: string }[]) {
        if (template !== 'confirmEmail' || seen.has(id)) continue;
        const { text } = await (await fetch(`${url}/api/v1/outbox/${id}`)).json();
        const token = /token=([\w-]+)/.exec(text)?.[1];
        await post(url, '/v1/users/confirm-email', { token });
        seen.add(id);
      }
    }
  }
  if (seen.size < expected) throw new Error(`${seen.size} of ${expected} accounts could be confirmed`);
};

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Area under the ROC curve of two sets of times: the share of pairs in which the second is slower; 0.5 = indistinguishable. */
const areaUnderCurve = (first: readonly number[], second: readonly number[]): number => {
  let slower = 0;
  for (const a of first) for (const b of second) slower += b > a ? 1 : b === a ? 0.5 : 0;
  const area = slower / (first.length * second.length);
  return Math.max(area, 1 - area);
};

interface Asked {
  readonly email: string;
  readonly isKnown: boolean;
}

/** One of each kind directly after the other, either first: a slow moment of the machine meets both alike. */
const inPairs = (name: string, known: readonly string[]): Asked[] =>
  Array.from({ length: TIMES_PER_ACCOUNT }, () =>
    known.flatMap((email, index) => {
      const pair = [
        { email, isKnown: true },
        { email: `unknown-${name}-${index}@candil.example`, isKnown: false },
      ];
      return Math.random() < 0.5 ? pair : pair.reverse();
    }),
  ).flat();

const measure = async (product: Product, database: string, name: keyof typeof CALLS, known: readonly string[]) => {
  const { path, body } = CALLS[name];
  for (let index = 0; index < WARM_UP; index += 1) await post(product.url, path, body(`warm-${name}-${index}@candil.example`));
  const answers: (Answer & { readonly isKnown: boolean })[] = [];
  for (const { email, isKnown } of inPairs(name, known)) answers.push({ ...(await post(product.url, path, body(email))), isKnown });
  const times = (isKnown: boolean) => answers.filter((answer) => answer.isKnown === isKnown).map(({ milliseconds }) => milliseconds);
  const distinctAnswers = new Set(answers.map(({ status, body: text }) => `${status} ${text}`)).size;
  const [ofKnown, ofUnknown] = [median(times(true)), median(times(false))];
  const differing = (Math.abs(ofKnown - ofUnknown) / Math.max(ofKnown, ofUnknown)) * 100;
  const area = areaUnderCurve(times(true), times(false));
  const value = `2 x ${times(true).length}: ${ofKnown.toFixed(2)} and ${ofUnknown.toFixed(2)} ms (${differing.toFixed(1)} %), AUC ${area.toFixed(3)}, ${distinctAnswers} answer`;
  figure(`28 ${name} on ${database}`, value, '<= 5 %, AUC <= 0.55, 1 answer', differing <= 5 && area <= 0.55 && distinctAnswers === 1);
};

/** The look-up of addresses discloses accounts by design; its rate limit bounds it. */
const checkLimit = async (product: Product, database: string) => {
  const headers = { 'x-forwarded-for': nextAddress() };
  const statuses: number[] = [];
  for (let index = 0; index < 30; index += 1)
    statuses.push((await fetch(`${product.url}/api/v1/users/email-validate/${SAMPLE_USERS.admin}`, { headers })).status);
  const answered = statuses.filter((status) => status === 200).length;
  const refused = statuses.filter((status) => status === 429).length;
  figure(
    `28 e-mail check on ${database}`,
    `${answered} of 30 answered, ${refused} x 429`,
    '10 a minute',
    answered === 10 && refused === 20,
  );
};

/** Figure 28: whether answers or their times tell if an address has an account. */
export const enumeration = async (product: Product, database: string) => {
  // A database may be there from before.
  const run = Date.now().toString(36);
  const known = Array.from({ length: Math.ceil(SAMPLES / TIMES_PER_ACCOUNT) }, (_, index) => `known-${run}-${index}@candil.example`);
  for (const email of known) await post(product.url, '/v1/users/register', registration(email));
  await confirmAll(product.url, known.length);
  await measure(product, database, 'login', known);
  await measure(product, database, 'register', known);
  await measure(product, database, 'reset', known);
  await checkLimit(product, database);
};
