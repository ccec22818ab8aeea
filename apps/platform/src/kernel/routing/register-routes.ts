import { EMBEDDED_SERVICES, type Endpoint } from '@candil/contract';
import { ok } from '@candil/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Actor } from '../authorisation/actor';
import { sendFailure } from '../failures/error-handler';
import { createOnce } from '../idempotency/create-once';
import { OneAtATime } from '../idempotency/one-at-a-time';
import type { PlatformContext } from '../platform-module';
import type { Call } from './call';
import { readIdempotencyKey } from './idempotency-key';
import { responseText, successStatusOf } from './response-text';
import type { Route } from './route';

/** Answers the session's account; the access hook has already refused whom the route does not admit. */
export interface SessionReader {
  actorOf(request: FastifyRequest): Promise<Actor | undefined>;
}

const schemaOf = (endpoint: Endpoint): NonNullable<RouteShorthandOptions['schema']> => ({
  summary: endpoint.summary,
  operationId: endpoint.name,
  ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
  ...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
  ...(endpoint.body === undefined ? {} : { body: endpoint.body }),
  response: { [successStatusOf(endpoint)]: endpoint.response },
});

const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  status === 204
    ? reply.code(204).header('cache-control', 'no-store').send()
    : reply
        .code(status)
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .serializer((payload: unknown) => payload as string)
        .send(text);

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
    const status = successStatusOf(route.endpoint);
    return sendText(reply, status, status === 204 ? '' : responseText(route.endpoint, result.value));
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
          return result.ok ? ok({ status, text: status === 204 ? '' : responseText(endpoint, result.value) }) : result;
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

/** Makes one Fastify route of every endpoint, behind the path prefix of its service. */
export const registerRoutes = (app: FastifyInstance, context: PlatformContext, sessions: SessionReader, routes: readonly Route[]): void => {
  const runner = new RouteRunner(context, sessions);
  for (const each of routes) {
    const { endpoint } = each;
    if (endpoint.create && endpoint.access === 'public') throw new Error(`${endpoint.name}: a create needs an account to keep its key for`);
    app.route({
      method: endpoint.method,
      url: `${EMBEDDED_SERVICES[endpoint.service]}${endpoint.path}`,
      schema: schemaOf(endpoint),
      config: { access: endpoint.access, timeLimitMilliseconds: endpoint.timeLimitMilliseconds },
      handler: (request, reply) => runner.answer(each, request, reply),
    });
  }
};
