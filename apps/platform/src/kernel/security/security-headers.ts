import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** The framed application: the only pages that may stand in a frame, and only in one of ours. */
export const LOGIN_AREA_PATH = '/login-area';
export const API_PAGE_PATH = '/api/docs';

/** Nothing from elsewhere; no script written into a page or made from text. Styles set by scripts count as written into the page. */
const policyFor = (frameAncestors: "'none'" | "'self'"): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join(';');

const PAGE_POLICY = policyFor("'none'");
const FRAMED_POLICY = policyFor("'self'");
const framedPath = new RegExp(`^${LOGIN_AREA_PATH}(?:[/?]|$)`);

export const registerSecurityHeaders = async (app: FastifyInstance, production: boolean): Promise<void> => {
  await app.register(helmet, {
    // Written below: helmet would put the same text together anew for every request.
    contentSecurityPolicy: false,
    // Said by frame-ancestors; the older header knows no exception for one path.
    frameguard: false,
    hsts: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', framedPath.test(request.url) ? FRAMED_POLICY : PAGE_POLICY);
  });
};
