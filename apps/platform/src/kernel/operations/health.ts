import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../failures/error-handler';
import { unavailable } from '../failures/failure-of-error';

/** `/health`: the process runs. `/ready`: it can serve, so the database answers too. */
export const registerHealth = (app: FastifyInstance, ping: () => Promise<void>): void => {
  app.get('/health', { config: { access: 'public' }, schema: { hide: true } }, async () => ({ status: 'up' }));
  app.get('/ready', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    try {
      await ping();
    } catch {
      return sendFailure(request, reply, unavailable);
    }
    return { status: 'ready' };
  });
};
