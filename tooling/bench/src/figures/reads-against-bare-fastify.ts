import { distributor, type Product } from '@candil/product';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { figure } from '../report';

const CONNECTIONS = 32;
const SECONDS = 3;

const statementsOf = async (url: string, cookie: string) => {
  const response = await fetch(url, { headers: { cookie } });
  await response.arrayBuffer();
  return response.headers.get('x-statement-count');
};

const requestsPerSecond = async (url: string, cookie: string) => {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers: { cookie } });
  if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} times otherwise than 2xx`);
  return result.requests.average;
};

/** List and project endpoint of the service against a bare Fastify that sends the same bytes. */
export const readsAgainstBareFastify = async (product: Product, database: string) => {
  const session = await distributor(product.url);
  const list = '/v1/projects?itemsPerPage=20&lang=en';
  const projects = await session.call('GET', list);
  const project = `/v2/project/${projects.body.items[0].id}?lang=en`;

  const bare = Fastify();
  const bodies = new Map<string, unknown>();
  for (const path of [list, project]) bodies.set(`/api${path}`, (await session.call('GET', path)).body);
  bare.get('/api/*', (request, reply) => reply.send(bodies.get(request.url)));
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });

  for (const [what, path] of [
    ['project list', list],
    ['project', project],
  ] as const) {
    const ours = await requestsPerSecond(`${product.url}/api${path}`, session.cookie);
    const peer = await requestsPerSecond(`${bareUrl}/api${path}`, session.cookie);
    const statements = await statementsOf(`${product.url}/api${path}`, session.cookie);
    const value = `${ours.toFixed(0)} req/s, ${statements} SQL statements, bare Fastify ${peer.toFixed(0)}, ratio ${(ours / peer).toFixed(2)}`;
    const goal = database === 'PostgreSQL' ? 8000 : 1500;
    figure(`${what} on ${database}`, value, what === 'project' ? 'told' : `>= ${goal} req/s`, what === 'project' || ours >= goal);
  }
  await bare.close();
};
