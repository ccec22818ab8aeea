import type { FastifyInstance, FastifyRequest } from 'fastify';
import { newStatementScope, type RequestOrigin, runInScope } from '../database/statement-scope';
import { roughNetwork } from '../security/network-of-address';
import { readUserAgent } from './user-agent';

const originOf = ({ ip, headers }: FastifyRequest): RequestOrigin => ({
  network: roughNetwork(ip),
  userAgent: readUserAgent(headers['user-agent']),
});

/** Gives every request its scope; reading a body leaves it (events of the socket), so it is entered again before validation. */
export const registerRequestScope = (app: FastifyInstance, exposeStatementCount: boolean): void => {
  app.decorateRequest('statementScope', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.statementScope = newStatementScope(originOf(request));
    runInScope(request.statementScope, done);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.statementScope === null) done();
    else runInScope(request.statementScope, done);
  });
  if (!exposeStatementCount) return;
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-statement-count', String(request.statementScope?.statements ?? 0));
  });
};
