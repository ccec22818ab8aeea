import { randomUUID } from 'node:crypto';
import { distributor, type Product, type Session } from '@candil/product';
import { figure } from '../../report';
import { hallOfPendants } from '../editor/hall-of-pendants';
import { largestProject } from '../reads/sample-projects';
import { type HonestClient, startHonestClient } from './honest-client';
import { senderAfterRefusal } from './uploads-after-refusal';

/** The best of several rounds counts: what else the machine does only ever takes away. */
const ROUNDS = 5;
const MOST_MILLISECONDS = 50;
const PROJECTS = 20;
const BUDGETS = 30;
const LINES_OF_BUDGET = 50;
/** The most that the body of a call may hold. */
const BODY_MAX_BYTES = 1_048_576;

const answered = async (what: string, answer: ReturnType<Session['call']>) => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${what} answered ${status}: ${JSON.stringify(body).slice(0, 300)}`);
  return body;
};

/** Reads an answer to its end without keeping it. */
const fetched = async (product: Product, session: Session, path: string): Promise<void> => {
  const response = await fetch(`${product.url}/api${path}`, { headers: { cookie: session.cookie } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
};

/** The longest an honest client waited beside the same thing done several times, each time prepared anew. */
const longestBeside = async (client: HonestClient, prepare: () => Promise<unknown>, work: () => Promise<unknown>) => {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await prepare();
    rounds.push(await client.beside(work));
  }
  return {
    longest: Math.min(...rounds.map(({ longest }) => longest)),
    byClock: Math.min(...rounds.map(({ longestByClock }) => longestByClock)),
    refused: rounds.reduce((sum, { refused }) => sum + refused, 0),
  };
};

const nothing = async () => undefined;

/** A room of as many canopies as a body takes. */
const largestDocument = () => {
  const bytesOf = (canopies: number) => JSON.stringify(hallOfPendants(canopies)).length;
  const bytesOfCanopy = (bytesOf(4) - bytesOf(2)) / 2;
  return hallOfPendants(Math.floor((BODY_MAX_BYTES * 0.95) / bytesOfCanopy));
};

const issueBudget = async (session: Session): Promise<string> => {
  const products = Array.from({ length: LINES_OF_BUDGET }, (_, index) => ({
    referenceCode: '0820 42/2A_10',
    quantity: 6 + index,
    tag: `L${index + 1}`,
  }));
  const name = `Offer ${randomUUID().slice(0, 8)}`;
  const project = await answered('A project', session.call('POST', '/v1/projects', { name, catalogId: 16, products }));
  const lines = project.products.map(({ _id: productId }: { _id: string }) => ({ productId, discount: 10 }));
  const body = { version: project.version, clientName: 'Casa Llull', iva: 21, lines };
  return (await answered('A budget', session.call('POST', `/v2/projects/${project.id}/budgets`, body))).id;
};

/** What may be asked for and is heavy: how long an honest client waits beside it at most. */
export const heavyCalls = async (product: Product, database: string) => {
  const session = await distributor(product.url);
  const client = await startHonestClient(product);
  const tell = async (what: string, work: () => Promise<unknown>, prepare: () => Promise<unknown> = nothing) => {
    const { longest, byClock, refused } = await longestBeside(client, prepare, work);
    const value = `others waited ${longest.toFixed(0)} ms at most, ${byClock.toFixed(0)} ms by the clock, best of ${ROUNDS}; ${refused} of theirs refused`;
    figure(`pause beside ${what} on ${database}`, value, `<= ${MOST_MILLISECONDS} ms`, (slower) => {
      return longest <= MOST_MILLISECONDS * slower && refused === 0;
    });
  };
  try {
    const projects: { id: string; version: number }[] = [];
    for (let index = 0; index < PROJECTS; index += 1) projects.push(await largestProject(session));
    const [one] = projects;
    if (one === undefined) throw new Error('There is no project.');
    let round = 0;
    const rename = async (project: { id: string; version: number }) => {
      round += 1;
      const path = `/v1/projects/${project.id}`;
      project.version = (
        await answered('Renaming', session.call('PATCH', path, { version: project.version, name: `Hotel ${round}` }))
      ).version;
    };
    const renameAll = async () => {
      for (const project of projects) await rename(project);
    };
    const open = (id: string) => fetched(product, session, `/v2/project/${id}?lang=en`);
    await tell(`${PROJECTS} projects of 1,000 lines at once, changed`, () => Promise.all(projects.map(({ id }) => open(id))), renameAll);
    await tell(`${PROJECTS} projects of 1,000 lines at once, unchanged`, () => Promise.all(projects.map(({ id }) => open(id))));
    await tell('a change of a project of 1,000 lines', () => rename(one));
    await tell('the sheet of a project of 1,000 lines', () => fetched(product, session, `/v1/projects/${one.id}/sheet?lang=en`));
    await tell('the proposals for a project of 1,000 lines', () => fetched(product, session, `/v1/projects/${one.id}/proposals?lang=en`));

    const budgets: string[] = [];
    for (let index = 0; index < BUDGETS; index += 1) budgets.push(await issueBudget(session));
    await tell(`${BUDGETS} budgets of ${LINES_OF_BUDGET} lines as PDF at once`, () =>
      Promise.all(budgets.map((id) => fetched(product, session, `/v2/budgets/${id}/document?format=pdf&lang=en`))),
    );

    const document = largestDocument();
    const bytes = JSON.stringify(document).length;
    const size = `${(bytes / 1_000).toFixed(0)} kB`;
    const catalogId = 16;
    const post = (path: string, body: object) => answered(path, session.call('POST', path, body));
    const headers = { cookie: session.cookie, origin: product.url, 'content-type': 'application/json' };
    const judge = async (path: string, body: object) => {
      const response = await fetch(`${product.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
    };
    await tell(`a configuration of ${size} validated`, () => judge('/domain/v1/validate', { catalogId, configuration: document }));
    await tell(`a configuration of ${size} priced`, () => judge('/domain/v1/price', { catalogId, configuration: document }));
    const rooms: { id: string; version: number }[] = [];
    const room = async () => void rooms.push(await post('/v1/projects', { name: `Hall ${randomUUID().slice(0, 8)}`, catalogId }));
    await tell(
      `a configuration of ${size} saved`,
      () => {
        const last = rooms.at(-1);
        return post(`/v1/projects/${last?.id}/configurations`, { version: last?.version, document });
      },
      room,
    );
    await senderAfterRefusal(product, database, client);
  } finally {
    client.end();
  }
};
