import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Actor, type Failure, type PlatformContext, recordAudit, sendFailure } from '../../kernel';
import { REFUSED_CALLS } from './refused-calls.data';

const READS = ['GET', 'HEAD', 'OPTIONS'];
const REFUSED: readonly string[] = REFUSED_CALLS;

const nameOf = (request: FastifyRequest): string => {
  const schema = request.routeOptions.schema;
  return schema !== undefined && 'operationId' in schema && typeof schema.operationId === 'string' ? schema.operationId : '';
};

/**
 * Before every call of somebody who acts as another: what is never done in another's name is refused, and every change is audited with
 * both accounts before it is made. When the time or the flag is over, nothing is changed until the browser has given the session back,
 * so that no click meant for a client lands on the account of the person who signed in.
 */
export const watchImpersonation = (app: FastifyInstance, { database, clock, flags }: PlatformContext): void => {
  const refusalOf = async (actor: Actor, name: string, isRead: boolean): Promise<Failure | undefined> => {
    if (name === 'endImpersonation') return undefined;
    const { impersonator } = actor;
    if (impersonator === undefined) return actor.impersonationLapsed && !isRead ? { code: 'impersonation.ended' } : undefined;
    const isOn = await flags.isOnFor({ ...actor, ...impersonator }, 'impersonation');
    if (!isOn) return isRead && name === 'getAccount' ? undefined : { code: 'impersonation.ended' };
    return REFUSED.includes(name) ? { code: 'impersonation.refused' } : undefined;
  };

  app.addHook('preValidation', async (request, reply) => {
    const { actor } = request;
    if (actor === null || (actor.impersonator === undefined && actor.impersonationLapsed !== true)) return undefined;
    const name = nameOf(request);
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
