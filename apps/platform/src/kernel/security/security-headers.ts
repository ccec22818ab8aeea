import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** The framed application: the only pages that may stand in a frame, and only in one of ours. */
export const LOGIN_AREA_PATH = '/login-area';
export const API_PAGE_PATH = '/api/docs';

const isBelow = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`);

export const registerSecurityHeaders = async (app: FastifyInstance, production: boolean): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: [(request) => (isBelow((request as { url?: string }).url ?? '', LOGIN_AREA_PATH) ? "'self'" : "'none'")],
      },
    },
    // Said by frame-ancestors; the older header knows no exception for one path.
    frameguard: false,
    hsts: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
};
