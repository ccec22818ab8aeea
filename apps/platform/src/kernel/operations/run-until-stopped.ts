import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../config/configuration';
import type { OpenDatabase } from '../database/database';

/** Time to drain running requests at SIGTERM; then their connections are cut, so that the whole stop stays below ten seconds. */
const DRAIN_MILLISECONDS = 8_000;

/** Listens; on SIGTERM or SIGINT stops accepting, drains running requests, closes the database and releases its lock. */
export const runUntilStopped = async (app: FastifyInstance, open: OpenDatabase, { host, port }: Configuration): Promise<void> => {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MILLISECONDS);
    try {
      await app.close();
      await open.close();
    } catch (error) {
      app.log.error({ error }, 'the service did not stop cleanly');
      process.exitCode = 1;
    } finally {
      clearTimeout(cut);
    }
    process.exit();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ host, port });
};
