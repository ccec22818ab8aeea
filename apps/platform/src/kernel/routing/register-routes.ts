import { EMBEDDED_SERVICES, type Endpoint } from '@candil/contract';
import { ok } from '@candil/domain';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Actor } from '../authorisation/actor';
import { sendFailure } from '../failures/error-handler';
import { createOnce } from '../idempotency/create-once';
import { OneAtATime } from '../idempotency/one-at-a-time';
import { CREATES_ONCE, SESSION_SCHEME } from '../operations/api-description';
import type { PlatformContext, PlatformModule } from '../platform-module';
import { acceptForms } from '../uploads/receive-file';
import type { Call } from './call';
import { matchesEtag } from './entity-tag';
import { readIdempotencyKey } from './idempotency-key';
import { responseText, successStatusOf } from './response-text';
import type { Route } from './route';
import { WrittenAnswer } from './written-answer';

/** Reads the account of the session; the access hook has already refused accounts that the route does not admit. */
export interface SessionReader {
  actorOf(request: FastifyRequest): Promise<Actor | undefined>;
}

/** A file has no schema to be checked against: its bytes go out as they are. */
const answerSchemaOf = (endpoint: Endpoint) => (endpoint.file ? {} : { response: { [successStatusOf(endpoint)]: endpoint.response } });

/** Adds the facts that the API description needs: module, session, idempotency key. */
const schemaOf = (endpoint: Endpoint, tag: string): NonNullable<RouteShorthandOptions['schema']> => ({
  summary: endpoint.summary,
  operationId: endpoint.name,
  tags: [tag],
  security: endpoint.access === 'public' ? [] : [{ [SESSION_SCHEME]: [] }],
  ...(endpoint.create && { [CREATES_ONCE]: true }),
  ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
  ...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
  ...(endpoint.body === undefined ? {} : { body: endpoint.body }),
  ...answerSchemaOf(endpoint),
});

/** An answer with a tag is asked for again each time, and is empty while nothing changed. */
const sendTagged = (request: FastifyRequest, reply: FastifyReply, etag: string, text: string): FastifyReply => {
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).header('cache-control', 'no-cache').send();
  return sendText(reply, 200, text, 'no-cache');
};

const sendText = (reply: FastifyReply, status: number, text: string, cacheControl = 'no-store'): FastifyReply =>
  status === 204
    ? reply.code(204).header('cache-control', 'no-store').send()
    : reply
        .code(status)
        .header('cache-control', cacheControl)
        .type('application/json; charset=utf-8')
        .serializer((payload: unknown) => payload as string)
        .send(text);

/** The name twice: for old readers in ASCII, for the others as it is (RFC 6266). */
const attachmentHeader = (name: string): string => {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return plain === name ? `attachment; filename="${plain}"` : `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
};

/**
 * Never shown in place of the page: what a file holds must not run where our cookies are. A handler that knows its file better, such as a
 * picture that never changes, has said so by a header of its own.
 */
const sendFile = async (reply: FastifyReply, file: File): Promise<FastifyReply> =>
  reply
    .code(200)
    .header('cache-control', reply.getHeader('cache-control') ?? 'no-store')
    .header('content-disposition', reply.getHeader('content-disposition') ?? attachmentHeader(file.name))
    .type(file.type)
    .send(Buffer.from(await file.arrayBuffer()));

const textOf = (endpoint: Endpoint, value: unknown): string =>
  value instanceof WrittenAnswer ? value.text : responseText(endpoint, value);

class RouteRunner {
  private readonly creates = new OneAtATime();

  constructor(
    private readonly context: PlatformContext,
    private readonly sessions: SessionReader,
  ) {}

  async answer(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const call = this.callOf(route.endpoint, request, reply);
    if (route.endpoint.create) return this.answerCreate(route, call);
    const result = await route.handle(call);
    if (!result.ok) return sendFailure(request, reply, result.failure);
    if (result.value instanceof File) return sendFile(reply, result.value);
    const status = successStatusOf(route.endpoint);
    const text = status === 204 ? '' : textOf(route.endpoint, result.value);
    const etag = reply.getHeader('etag');
    return typeof etag === 'string' ? sendTagged(request, reply, etag, text) : sendText(reply, status, text);
  }

  private async answerCreate({ endpoint, handle }: Route, call: Call<Endpoint>): Promise<FastifyReply> {
    const { request, reply, params, query, body, now } = call;
    const key = readIdempotencyKey(request);
    if (!key.ok) return sendFailure(request, reply, key.failure);
    const { accountId } = call.actor;
    const status = successStatusOf(endpoint);
    const answer = await this.creates.run(`${accountId} ${key.value}`, () =>
      createOnce(
        this.context.database,
        { accountId, key: key.value, endpoint: endpoint.name, content: [params, query, body], now },
        async (transaction) => {
          const result = await handle({ ...call, actor: call.actor, database: transaction });
          return result.ok ? ok({ status, text: status === 204 ? '' : textOf(endpoint, result.value) }) : result;
        },
      ),
    );
    if (!answer.ok) return sendFailure(request, reply, answer.failure);
    if (answer.value.replayed) reply.header('idempotent-replay', 'true');
    return sendText(reply, answer.value.status, answer.value.text);
  }

  private callOf(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Call<Endpoint> {
    const { database, clock } = this.context;
    return {
      params: endpoint.params === undefined ? undefined : request.params,
      query: endpoint.query === undefined ? undefined : request.query,
      body: endpoint.body === undefined ? undefined : request.body,
      get actor() {
        if (request.actor === null) throw new Error(`${endpoint.name} is public and has no actor`);
        return request.actor;
      },
      visitor: () => this.sessions.actorOf(request),
      database,
      now: clock(),
      log: request.log,
      request,
      reply,
    };
  }
}

/** Makes one Fastify route of every endpoint of a module, behind the path prefix of its service. */
export const registerRoutes = (
  app: FastifyInstance,
  context: PlatformContext,
  sessions: SessionReader,
  { name: tag, routes }: Pick<PlatformModule, 'name' | 'routes'>,
): void => {
  const runner = new RouteRunner(context, sessions);
  for (const each of routes) {
    const { endpoint, requestsPerMinute } = each;
    if (endpoint.create && endpoint.access === 'public') throw new Error(`${endpoint.name}: a create needs an account to keep its key for`);
    const add = (scope: FastifyInstance): void => {
      scope.route({
        method: endpoint.method,
        url: `${EMBEDDED_SERVICES[endpoint.service]}${endpoint.path}`,
        schema: schemaOf(endpoint, tag),
        config: {
          access: endpoint.access,
          timeLimitMilliseconds: endpoint.timeLimitMilliseconds,
          upload: endpoint.upload,
          ...(requestsPerMinute !== undefined && { rateLimit: { max: requestsPerMinute } }),
        },
        handler: (request, reply) => runner.answer(each, request, reply),
      });
    };
    if (!endpoint.upload) add(app);
    else {
      const uploads: FastifyPluginAsync = async (scope) => {
        await acceptForms(scope);
        add(scope);
      };
      void app.register(uploads);
    }
  }
};
