// @ts-check
// node bare-fastify-program.mjs: a Fastify that answers each address with the body it received by message; a separate process like the service.
import Fastify from 'fastify';

/** @type {Map<string, unknown>} */
const bodies = new Map();
process.on('message', (/** @type {[string, unknown]} */ [url, body]) => {
  bodies.set(url, body);
  process.send?.('known');
});

const app = Fastify();
app.get('/*', (request, reply) => reply.send(bodies.get(request.url)));
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
