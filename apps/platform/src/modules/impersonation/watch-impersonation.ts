import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Actor, type Failure, type PlatformContext, recordAudit, sendFailure } from '../../kernel';
import { REFUSED_CALLS, VISITORS_CHANGES } from './refused-calls.data';

const READS = ['GET', 'HEAD', 'OPTIONS'];
const REFUSED: readonly string[] = REFUSED_CALLS;
const OF_VISITORS: readonly string[] = VISITORS_CHANGES;

const nameOf = (request: FastifyRequest): string => {
  const schema = request.routeOptions.schema;
  return schema !== undefined && 'operationId' in schema && typeof schema.operationId === 'string' ? schema.operationId : '';
};

/**
 * Before every call of someone who acts as another: what is never done in another's name is refused, and every change is audited with
 * both accounts before it is made. When the time or the flag is over, nothing is changed until the browser has given the session back,
 * so that no click meant for a client lands on the account of the person who signed in.
 */
export const watchImpersonation = (app: FastifyInstance, { database, clock, flags, sessions, cookies }: PlatformContext): void => {
  const refusalOf = async (actor: Actor, name: string, isRead: boolean): Promise<Failure | undefined> => {
    if (name === 'endImpersonation') return undefined;
    const { impersonator } = actor;
    if (impersonator === undefined) return actor.impersonationLapsed && !isRead ? { code: 'impersonation.ended' } : undefined;
    const isOn = await flags.isOnFor({ ...actor, ...impersonator }, 'impersonation');
    if (!isOn) return isRead && name === 'getAccount' ? undefined : { code: 'impersonation.ended' };
    return REFUSED.includes(name) ? { code: 'impersonation.refused' } : undefined;
  };

  const actorOf = async (request: FastifyRequest, name: string): Promise<Actor | undefined> => {
    if (request.actor !== null) return request.actor;
    const token = OF_VISITORS.includes(name) ? cookies.accessToken(request) : undefined;
    return token === undefined ? undefined : sessions.actorOf(token);
  };

  app.addHook('preValidation', async (request, reply) => {
    const name = nameOf(request);
    const actor = await actorOf(request, name);
    if (actor === undefined || (actor.impersonator === undefined && actor.impersonationLapsed !== true)) return undefined;
    const isRead = READS.includes(request.method);
    const refusal = await refusalOf(actor, name, isRead);
    if (refusal !== undefined) return sendFailure(request, reply, refusal);
    if (!isRead && actor.impersonator !== undefined && name !== 'endImpersonation') {
      const details = { as: actor.accountId, call: name, path: request.url.split('?')[0] ?? '', request: request.id };
      await recordAudit(database, { kind: 'impersonation.write', accountId: actor.impersonator.accountId, details, at: clock() });
    }
    return undefined;
  });
};
