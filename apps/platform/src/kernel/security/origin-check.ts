import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFailure } from '../failures/error-handler';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const isOwnOrigin = (origin: string, request: FastifyRequest, allowed: readonly string[]): boolean => {
  if (allowed.includes(origin)) return true;
  try {
    const { protocol, host, origin: written } = new URL(origin);
    // A browser writes an origin in one way alone. Behind a proxy that ends TLS the scheme differs; the host does not.
    return written === origin && (protocol === 'https:' || protocol === 'http:') && host === request.host;
  } catch {
    return false;
  }
};

/** A change must come from a page of ours: the browser says so in one of two headers, and neither may say otherwise. */
const comesFromOurPage = (request: FastifyRequest, allowed: readonly string[]): boolean => {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin, request, allowed)) return false;
  if (typeof site === 'string' && site !== 'same-origin' && !(site === 'same-site' && origin !== undefined && allowed.includes(origin)))
    return false;
  return origin !== undefined || site !== undefined;
};

export const registerOriginCheck = (app: FastifyInstance, allowedOrigins: readonly string[]): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method) || comesFromOurPage(request, allowedOrigins)) return undefined;
    return sendFailure(request, reply, { code: 'request.origin' });
  });
};
