import type { FastifyInstance } from 'fastify';
import { newStatementScope, runInScope } from '../database/statement-scope';

/** Gives every request its scope; reading a body leaves it (events of the socket), so it is entered again before validation. */
export const registerRequestScope = (app: FastifyInstance, exposeStatementCount: boolean): void => {
  app.decorateRequest('statementScope', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.statementScope = newStatementScope();
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
