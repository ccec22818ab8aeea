import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../authorisation/actor';
import { accessFailure } from '../authorisation/check-access';
import { sendFailure } from '../failures/error-handler';
import type { SessionReader } from '../routing/register-routes';
import type { SessionCookies } from './session-cookies';
import type { SessionService } from './session-service';

/** Reads the session from its cookie. */
export const sessionReader = (sessions: SessionService, cookies: SessionCookies): SessionReader => ({
  actorOf: async (request: FastifyRequest): Promise<Actor | undefined> => {
    const token = cookies.accessToken(request);
    return token === undefined ? undefined : sessions.actorOf(token);
  },
});

/** Before a body is read, every route that is not public must have an actor who may call it. */
export const registerAccess = (app: FastifyInstance, sessions: SessionReader): void => {
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access ?? 'public';
    if (access === 'public') return undefined;
    const actor = await sessions.actorOf(request);
    const refusal = accessFailure(access, actor);
    if (refusal !== undefined) return sendFailure(request, reply, refusal);
    request.actor = actor ?? null;
    return undefined;
  });
};

/** Collects the routes that name no access; the service refuses to start with any. */
export const collectRoutesWithoutAccess = (app: FastifyInstance): (() => readonly string[]) => {
  const routes: { name: string; config: { access?: unknown } | undefined }[] = [];
  app.addHook('onRoute', (route) => {
    route.config ??= {};
    routes.push({ name: `${String(route.method)} ${route.url}`, config: route.config });
  });
  return () => routes.filter(({ config }) => config?.access === undefined).map(({ name }) => name);
};

/** For plugins that add routes of their own, such as files and the API page: all of them are for everybody. */
export const declarePublic = (scope: FastifyInstance): void => {
  scope.addHook('onRoute', (route) => {
    // The hook of the whole service has already put an object there and keeps it: it must be changed, not replaced.
    route.config ??= {};
    route.config.access = 'public';
  });
};
