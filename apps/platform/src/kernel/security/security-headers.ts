import { EMBEDDED_SERVICES } from '@candil/contract';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../config/configuration';

/** The framed application: the only pages that may stand in a frame, of ours or of an origin that the operator names. */
export const LOGIN_AREA_PATH = '/login-area';
/** The embedded configurator: framed by the sites that the operator names for it. */
export const IFRAME_PATH = '/iframe';
export const API_PAGE_PATH = '/api/docs';

/** Nothing from elsewhere; no script written into a page or made from text. Styles set by scripts count as written into the page. */
const policyFor = (frameAncestors: string): string =>
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
/** Nothing on our pages asks for these, so nothing that gets into them may. */
const PERMISSIONS_POLICY = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');
/** The embedded configurator, its requests, and its pictures. */
const SHARED = new RegExp(
  `^(?:${IFRAME_PATH}|${EMBEDDED_SERVICES.static}/images)/|^${EMBEDDED_SERVICES.api}/v1/embed-|^${EMBEDDED_SERVICES.apihub}/translations\\?`,
);
const under = (path: string): RegExp => new RegExp(`^${path}(?:[/?]|$)`);
const [loginAreaPath, iframePath] = [under(LOGIN_AREA_PATH), under(IFRAME_PATH)];

export const registerSecurityHeaders = async (
  app: FastifyInstance,
  { production, frameAncestors, embedAncestors }: Pick<Configuration, 'production' | 'frameAncestors' | 'embedAncestors'>,
): Promise<void> => {
  const framedPolicy = policyFor(["'self'", ...frameAncestors].join(' '));
  const embeddedPolicy = policyFor(["'self'", ...embedAncestors].join(' '));
  const policyOf = (url: string): string => (loginAreaPath.test(url) ? framedPolicy : iframePath.test(url) ? embeddedPolicy : PAGE_POLICY);
  await app.register(helmet, {
    // Written below: helmet would put the same text together anew for every request.
    contentSecurityPolicy: false,
    // Said by frame-ancestors; the older header knows no list.
    frameguard: false,
    hsts: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    // A frame that its page has sandboxed has an origin of its own. Its files are the same for everybody and need no cookie.
    if (SHARED.test(request.url)) reply.header('cross-origin-resource-policy', 'cross-origin').header('access-control-allow-origin', '*');
    reply.header('content-security-policy', policyOf(request.url));
    reply.header('permissions-policy', PERMISSIONS_POLICY);
  });
};
