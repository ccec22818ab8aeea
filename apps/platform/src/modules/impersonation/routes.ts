import { type Account, endpoints } from '@candil/contract';
import { fail, ok, type Result } from '@candil/domain';
import type { FastifyRequest } from 'fastify';
import { defineRoutes, type PlatformContext, type Route, route } from '../../kernel';
import { accountToWire } from '../account';
import { endImpersonation, startImpersonation } from './service';

export const impersonationRoutes = (context: PlatformContext): readonly Route[] => {
  const { sessions, cookies } = context;

  /** The account that the session is from now on. The cookies of language and catalogue stay those of the person in front of the screen. */
  const answerAs = async (request: FastifyRequest): Promise<Result<Account, { readonly code: 'session.missing' }>> => {
    const token = cookies.accessToken(request);
    const actor = token === undefined ? undefined : await sessions.actorOf(token);
    if (actor === undefined) return fail({ code: 'session.missing' });
    return ok(accountToWire(actor));
  };

  return defineRoutes(
    route(endpoints.startImpersonation, async ({ actor, body, now, request }) => {
      const started = await startImpersonation(context, actor, body.email, now);
      return started.ok ? answerAs(request) : started;
    }),
    route(endpoints.endImpersonation, async ({ actor, now, request }) => {
      await endImpersonation(context, actor, now);
      return answerAs(request);
    }),
  );
};
