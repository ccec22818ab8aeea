import type { Endpoint, ReceivedBy } from '@candil/contract';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../authorisation/actor';
import type { Database } from '../database/database';

/** The argument of a handler: the validated request and its sender. */
export type Call<E extends Endpoint> = ReceivedBy<E> & {
  /** The signed-in account. On a public endpoint reading it is a mistake and throws; there is {@link visitor}. */
  readonly actor: Actor;
  /** On a public endpoint: the account if there is a valid session. */
  visitor(): Promise<Actor | undefined>;
  /** On a create the transaction that also keeps the idempotency key, otherwise the database. */
  readonly database: Database;
  readonly now: Date;
  readonly log: FastifyBaseLogger;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};
