import type { Access, EndpointName } from '@candil/contract';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../../kernel';

/** Calls beyond a web user although their access rule admits one, such as asking for trade access and ordering. */
const CALLS: readonly EndpointName[] = ['askQualification', 'generateOrder', 'processOrder', 'requestBudget', 'requestBudgetUsa'];
const BEYOND: readonly string[] = CALLS;

/** Returns whether a call is more than status 1 and 2 may do. */
const isBeyondWebUser = (access: Access, name: string): boolean => {
  if (access === 'public' || access === 'signed-in') return BEYOND.includes(name);
  if (access === 'internal-staff' || 'anyRole' in access) return true;
  return access.privilege !== 'PROJECT_VIEW' || BEYOND.includes(name);
};

/** Accounts with missing details have the access of a web user; every other call is refused (decision 031). */
export const watchRegistration = (app: FastifyInstance): void => {
  app.addHook('preValidation', async (request, reply) => {
    const missing = request.actor?.missing ?? [];
    if (missing.length === 0) return undefined;
    const { schema, config } = request.routeOptions;
    const name = schema !== undefined && 'operationId' in schema ? String(schema.operationId) : '';
    if (!isBeyondWebUser(config.access ?? 'public', name)) return undefined;
    const refusal = { code: 'account.registration-incomplete', missing } as const;
    return sendFailure(request, reply, refusal);
  });
};
