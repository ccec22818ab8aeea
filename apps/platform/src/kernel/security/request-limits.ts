import type { Socket } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Configuration } from '../config/configuration';
import { FailureError } from '../failures/failure';
import { unavailable } from '../failures/failure-of-error';
import { answerUnreadable } from '../failures/unreadable-request';
import { senderNetwork } from './network-of-address';

/** Time for a body to arrive; an upload has as long as its caller waits. */
const BODY_MILLISECONDS = 8_000;

/** Cuts slow and idle senders within twelve seconds (M§3, figure 26). Bodies have a limit per route, because the server has only one for all (decision 029). */
export const SERVER_LIMITS = {
  requestTimeout: 61_000,
  connectionTimeout: 10_000,
  keepAliveTimeout: 5_000,
  bodyLimit: 1_048_576,
  http: { headersTimeout: 4_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
} as const;

/** An idle connection is kept a second longer than its sender is told: one used in the moment it ends would lose a request. */
const KEEP_ALIVE_TOLD = `timeout=${SERVER_LIMITS.keepAliveTimeout / 1_000 - 1}`;

const registerKeepAlive = (app: FastifyInstance): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('connection')) reply.header('keep-alive', KEEP_ALIVE_TOLD);
  });
};

/** A route that may take longer than a connection may be silent keeps its socket that long, and no longer than its answer. */
const registerSocketTime = (app: FastifyInstance): void => {
  app.addHook('preHandler', async (request) => {
    const limit = request.routeOptions.config.timeLimitMilliseconds;
    if (limit !== undefined && limit > SERVER_LIMITS.connectionTimeout) request.raw.socket.setTimeout?.(limit + 1_000);
  });
  app.addHook('onResponse', async (request) => {
    if (request.routeOptions.config.timeLimitMilliseconds !== undefined) request.raw.socket.setTimeout?.(SERVER_LIMITS.connectionTimeout);
  });
};

/** Closes connections whose body does not arrive in time; the server itself does so for headers. */
const registerBodyTime = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (raw.headers['transfer-encoding'] === undefined && Number(raw.headers['content-length'] ?? 0) === 0) return;
    const { upload = false, timeLimitMilliseconds = BODY_MILLISECONDS } = routeOptions.config;
    const cut = () => {
      // A request answered before its body arrived needs no second answer, only an end.
      if (reply.sent) raw.socket.destroy();
      else answerUnreadable(Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), raw.socket);
    };
    const timer = setTimeout(cut, upload ? timeLimitMilliseconds : BODY_MILLISECONDS);
    timer.unref();
    const stop = () => clearTimeout(timer);
    raw.once('end', stop);
    raw.once('close', stop);
    // A body is not read after the answer; one that had arrived by then was in time.
    reply.raw.once('finish', () => {
      if (raw.complete !== false) stop();
    });
  });
};

/** Bytes of a refused body that are still read: its sender may then use the connection again. */
const READ_ON_BYTES = 65_536;

/** A closed connection stays half open for so long: its sender may still be writing, and would lose the answer to a reset. */
const LINGER_MILLISECONDS = 500;

/** Replaces the immediate close of a socket by a lingering one: sends the answer and its end, reads nothing more, then closes. */
const linger = (socket: Socket): void => {
  socket.destroySoon = () => {
    socket.pause();
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MILLISECONDS).unref();
  };
};

/** Closes the connection after an answer that was sent before the body arrived. */
const registerHangUp = (app: FastifyInstance): void => {
  app.addHook('onSend', async ({ raw }, reply) => {
    const isLong = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > READ_ON_BYTES;
    if (!isLong || raw.complete !== false) return;
    reply.header('connection', 'close');
    linger(raw.socket);
  });
};

/** Calls wait, and their callers can repeat them. A page that misses one of its files is broken until somebody reloads it, and reading a file is quick. */
const isShed = ({ routeOptions: { config, url } }: FastifyRequest): boolean =>
  config.timeLimitMilliseconds !== undefined || url === '/ready';

const registerLoadShedding = async (app: FastifyInstance, maxEventLoopDelay: number): Promise<void> => {
  if (maxEventLoopDelay === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: (request) => {
      if (isShed(request)) throw new FailureError(unavailable);
    },
  });
};

const registerRateLimit = async (app: FastifyInstance, max: number): Promise<void> => {
  if (max === 0) return;
  await app.register(rateLimit, {
    max,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => senderNetwork(ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new FailureError({ code: 'request.rate-limited', ...{ retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) } }),
  });
};

export const registerRequestLimits = async (
  app: FastifyInstance,
  { requestsPerMinute, maximumLoopDelayMilliseconds }: Configuration,
): Promise<void> => {
  registerSocketTime(app);
  registerBodyTime(app);
  registerHangUp(app);
  registerKeepAlive(app);
  await registerLoadShedding(app, maximumLoopDelayMilliseconds);
  await registerRateLimit(app, requestsPerMinute);
};
