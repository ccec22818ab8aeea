import { EMBEDDED_SERVICES, type SocialOutcome } from '@candil/contract';
import { type CatalogId, ISO_LANGUAGES, type IsoLanguage } from '@candil/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction, type PlatformContext, sendFailure } from '../../kernel';
import { enterWithProvider } from './enter-with-provider';
import { FlowCookie, isPortalPath, type KeptFlow } from './flow-cookie';
import { OUTCOME_SCRIPT, sendOutcome } from './outcome-page';
import type { SocialProviderClient } from './social-provider';

const PREFIX = `${EMBEDDED_SERVICES.api}/v1/auth/social`;
const SCRIPT_PATH = `${PREFIX}/outcome.js`;
const PUBLIC = { config: { access: 'public' }, schema: { hide: true } } as const;

type Asked = FastifyRequest<{ Params: { provider: string }; Querystring: { returnTo?: unknown } }>;

const pathOf = (value: unknown): string | null => (typeof value === 'string' && isPortalPath(value) ? value : null);

const languageOf = ({ cookies }: FastifyRequest): IsoLanguage => ISO_LANGUAGES.find((language) => language === cookies.language) ?? 'en';
const catalogueOf = ({ cookies }: FastifyRequest): CatalogId => (cookies.catalogue_id === '21' ? 21 : 16);

const isRefusal = (request: FastifyRequest): boolean =>
  new URL(request.url, 'http://localhost').searchParams.get('error') === 'access_denied';

/** The two doors of signing in with a provider: to it, and back from it. */
export const registerSocialRoutes = (
  app: FastifyInstance,
  { database, clock, sessions, cookies, configuration, log }: PlatformContext,
  providers: ReadonlyMap<string, SocialProviderClient>,
): void => {
  const flows = new FlowCookie(configuration.production);

  /** Signs in the person who came back: the session before ends, a new one begins. */
  const enter = async (
    client: SocialProviderClient,
    flow: KeptFlow,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SocialOutcome> => {
    const query = new URL(request.url, 'http://localhost').search;
    const person = await client.finish(query, flow);
    const entering = { provider: client.settings, person, language: languageOf(request), catalogId: catalogueOf(request), now: clock() };
    const entered = await inTransaction(database, (transaction) => enterWithProvider(transaction, entering));
    if (!entered.ok) return { v: 1, kind: 'failed', code: entered.failure.code };
    const signedIn = await sessions.openFor(entered.value.accountId, request.headers['user-agent']);
    if (signedIn === undefined) return { v: 1, kind: 'failed', code: 'social.failed' };
    await sessions.logout(cookies.accessToken(request), cookies.refreshToken(request));
    cookies.setTokens(reply, signedIn.tokens);
    cookies.setPreferences(reply, signedIn.actor);
    return { v: 1, kind: entered.value.isNew ? 'signed-up' : 'signed-in' };
  };

  const outcomeOf = async (request: Asked, reply: FastifyReply, flow: KeptFlow | undefined): Promise<SocialOutcome> => {
    const client = providers.get(request.params.provider);
    if (flow === undefined || client === undefined || flow.provider !== client.settings.name)
      return { v: 1, kind: 'failed', code: 'social.expired' };
    if (isRefusal(request)) return { v: 1, kind: 'failed', code: 'social.denied' };
    try {
      return await enter(client, flow, request, reply);
    } catch (error) {
      // A provider's message may hold secrets: only the kind of the error reaches the log.
      log.warn({ provider: client.settings.name, error: error instanceof Error ? error.name : 'unknown' }, 'a provider could not be asked');
      return { v: 1, kind: 'failed', code: 'social.failed' };
    }
  };

  app.get(SCRIPT_PATH, PUBLIC, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(OUTCOME_SCRIPT));

  app.get(`${PREFIX}/:provider/start`, PUBLIC, async (request: Asked, reply) => {
    const client = providers.get(request.params.provider);
    if (client === undefined) return sendFailure(request, reply, { code: 'social.unknown-provider' });
    try {
      const { url, flow } = await client.start();
      flows.keep(reply, { ...flow, provider: client.settings.name, returnTo: pathOf(request.query.returnTo) });
      return reply.header('cache-control', 'no-store').redirect(url.href, 303);
    } catch (error) {
      log.warn({ provider: client.settings.name, error: error instanceof Error ? error.name : 'unknown' }, 'a provider could not be asked');
      return sendOutcome(reply, { v: 1, kind: 'failed', code: 'social.failed' }, SCRIPT_PATH);
    }
  });

  app.get(`${PREFIX}/:provider/callback`, PUBLIC, async (request: Asked, reply) => {
    const flow = flows.take(request, reply);
    const outcome = await outcomeOf(request, reply, flow);
    if (flow?.returnTo != null && outcome.kind !== 'failed') return reply.header('cache-control', 'no-store').redirect(flow.returnTo, 303);
    return sendOutcome(reply, outcome, SCRIPT_PATH);
  });
};
