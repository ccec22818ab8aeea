import { request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { DOCUMENT_BOMBS, SHEET_BOMBS, TEXT_BOMBS } from '@candil/platform/archive-bombs';
import { type Product, SAMPLE_USERS, signIn } from '@candil/product';
import { busiestThread } from '../../processor-time';
import { figure } from '../../report';
import { type Beside, startHonestClient } from './honest-client';

/** The best of several rounds counts: what else the machine does only ever takes away. */
const ROUNDS = 5;
const MOST = { milliseconds: 50, pauseMilliseconds: 50, grownMiB: 20 };
const SHEETS = '/api/v1/projects/products/preview-file?catalogId=16';
const DOCUMENTS = '/api/files/temp?domain=support&entity=request';
const TEXTS = '/api/v1/projects/products/preview';

interface Answer {
  readonly status: number;
  readonly code: unknown;
}

interface Bomb {
  readonly name: string;
  send(): Promise<Answer>;
  isRight(answer: Answer): boolean;
}

type Post = (path: string, body: Buffer, type: string) => Promise<Answer>;

/** By node:http: a file that is refused while it is sent has its answer, which fetch would lose. */
const poster =
  (url: string, cookie: string): Post =>
  (path, body, type) =>
    new Promise((resolve, reject) => {
      const headers = { cookie, origin: url, 'content-type': type, 'content-length': body.length };
      const sent = request(`${url}${path}`, { method: 'POST', headers }, (response) => {
        text(response).then((answer) => resolve({ status: response.statusCode ?? 0, code: JSON.parse(answer).code }), reject);
      });
      sent.once('error', reject);
      sent.end(body);
    });

const FORM = 'multipart/form-data; boundary=mark';
const formOf = (name: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--mark\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    content,
    Buffer.from('\r\n--mark--\r\n'),
  ]);

const sheetBombs = (post: Post): Bomb[] =>
  SHEET_BOMBS.map(([name, make, refusal]) => {
    const form = formOf('list.xlsx', make());
    return { name, send: () => post(SHEETS, form, FORM), isRight: ({ code }) => code === refusal };
  });

const documentBombs = (post: Post): Bomb[] =>
  DOCUMENT_BOMBS.map(([name, make]) => {
    const form = formOf(name, make());
    return { name, send: () => post(DOCUMENTS, form, FORM), isRight: ({ status }) => status === 415 };
  });

/** Texts are read, whatever they hold: what counts is that it takes no longer than another text. */
const textBombs = (post: Post): Bomb[] =>
  TEXT_BOMBS.map(([name, make]) => {
    const body = Buffer.from(JSON.stringify({ catalogId: 16, text: make() }));
    return { name, send: () => post(TEXTS, body, 'application/json'), isRight: ({ status }) => status < 500 };
  });

const outcomeOf = async (product: Product, bomb: Bomb) => {
  const busy = busiestThread(product.pid());
  const started = performance.now();
  const answer = await bomb.send();
  const clock = performance.now() - started;
  return { answer, clock, own: Math.min(clock, busy() / 1e6 || clock) };
};
type Outcome = Awaited<ReturnType<typeof outcomeOf>>;

const worst = <Each>(all: readonly Each[], by: (each: Each) => number): Each =>
  all.reduce((found, each) => (by(each) > by(found) ? each : found));

const least = (rounds: readonly Beside<Outcome>[], by: (round: Beside<Outcome>) => number): number => Math.min(...rounds.map(by));

/** Figure 20: archives and texts made to fill memory or time, each refused at once while others are answered. */
export const archiveBombs = async (product: Product, database: string) => {
  const { cookie } = await signIn(product.url, SAMPLE_USERS.distributor);
  const post = poster(product.url, cookie);
  const client = await startHonestClient(product);
  const kinds = { sheets: sheetBombs(post), documents: documentBombs(post), texts: textBombs(post) };
  try {
    // What runs the first time is compiled, and the thread that reads lists starts.
    for (const bomb of Object.values(kinds).flat()) await bomb.send();
    for (const [kind, bombs] of Object.entries(kinds)) {
      const results = [];
      for (const bomb of bombs) {
        const rounds: Beside<Outcome>[] = [];
        for (let round = 0; round < ROUNDS; round += 1) rounds.push(await client.beside(() => outcomeOf(product, bomb)));
        results.push({
          name: bomb.name,
          wrong: rounds.map(({ value }) => value.answer).find((answer) => !bomb.isRight(answer)),
          clock: least(rounds, ({ value }) => value.clock),
          own: least(rounds, ({ value }) => value.own),
          pause: least(rounds, ({ longest }) => longest),
          grown: least(rounds, ({ grownMiB }) => grownMiB),
        });
      }
      const [slowest, longest, largest] = [
        worst(results, ({ own }) => own),
        worst(results, ({ pause }) => pause),
        worst(results, ({ grown }) => grown),
      ];
      const wrong = results.flatMap(({ name, wrong: answer }) => (answer === undefined ? [] : [`${name} ${answer.status} ${answer.code}`]));
      const value = `${results.length} ${kind}, ${wrong.length === 0 ? 'all answered right' : `wrong: ${wrong.join('; ')}`}; slowest ${slowest.own.toFixed(0)} ms of processor, ${slowest.clock.toFixed(0)} ms by the clock (${slowest.name}); others waited ${longest.pause.toFixed(0)} ms at most (${longest.name}); +${largest.grown.toFixed(0)} MiB (${largest.name})`;
      figure(`20, ${kind} on ${database}`, value, `<= ${MOST.milliseconds} ms, <= +${MOST.grownMiB} MiB`, (slower) => {
        const isFast = slowest.own <= MOST.milliseconds * slower && longest.pause <= MOST.pauseMilliseconds * slower;
        return wrong.length === 0 && isFast && largest.grown <= MOST.grownMiB;
      });
    }
  } finally {
    client.end();
  }
};
