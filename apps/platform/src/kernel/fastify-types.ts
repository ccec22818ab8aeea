import type { Access } from '@candil/contract';
import type { Actor } from './authorisation/actor';
import type { StatementScope } from './database/statement-scope';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Access rule of the route. A route without one keeps the service from starting. */
    access?: Access;
    /** Time the caller waits; the socket stays open that long. */
    timeLimitMilliseconds?: number;
    /** Its body may take as long to arrive as the caller waits. */
    upload?: boolean;
  }
  interface FastifyRequest {
    /** Set before the handler on every route that is not public. */
    actor: Actor | null;
    statementScope: StatementScope | null;
  }
}
