import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIGURATION_META, EMBED_APPS, EMBEDDED_SERVICES, FRAME_VIEWS, type RuntimeConfiguration } from '@candil/contract';
import type { FlagName } from '@candil/domain';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { declarePublic } from '../authentication/register-access';
import type { Configuration } from '../config/configuration';
import { sendFailure } from '../failures/error-handler';
import type { FlagPlace } from '../flags/flags';
import { IFRAME_PATH, LOGIN_AREA_PATH } from '../security/security-headers';
import { type PortalPage, readPageAddresses } from './page-addresses';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The page with its settings for the start; read once, because a new build comes with a new start. */
const pageOf = (distDirectory: string, runtime: RuntimeConfiguration): string | undefined => {
  const file = join(distDirectory, 'index.html');
  if (!existsSync(file)) return undefined;
  const meta = `<meta name="${CONFIGURATION_META}" content="${escaped(JSON.stringify(runtime))}">`;
  return readFileSync(file, 'utf8').replace('<head>', () => `<head>${meta}`);
};

/** Paths that belong to a service: an unknown one there is a failure, not the portal. */
const SERVICE_PATHS = [...Object.values(EMBEDDED_SERVICES), '/v2', '/sr-documents', '/health', '/ready'];
const belongsToService = (path: string): boolean => SERVICE_PATHS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** A path of the portal that no screen has. */
export const NO_SUCH_PAGE = '/not-found';

const acceptsPages = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/html');

/** Returns whether a browser requests a page, rather than a program an answer. */
export const isPageRequest = (request: FastifyRequest): boolean =>
  request.method === 'GET' && acceptsPages(request) && !belongsToService(request.url);

/** Names of built assets carry their content's hash. */
const assets =
  (root: string, prefix: string): FastifyPluginAsync =>
  async (scope) => {
    declarePublic(scope);
    await scope.register(fastifyStatic, {
      root,
      prefix,
      wildcard: false,
      index: false,
      decorateReply: false,
      globIgnore: ['**/index.html'],
      setHeaders: (reply, path) => {
        const immutable = path.startsWith(join(root, 'assets'));
        reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
  };

/**
 * Returns the name of the small picture. Most finishes have only that one: a page that requests the large one gets it,
 * rather than none.
 */
const smallOf = (file: string): string => file.replace(/\.webp$/, '-400.webp');

/** Names of pictures do not change with the pictures; after a day a browser asks whether its own is still the same. */
const pictures =
  (root: string): FastifyPluginAsync =>
  async (scope) => {
    declarePublic(scope);
    const prefix = `${EMBEDDED_SERVICES.static}/images/`;
    await scope.register(fastifyStatic, { root, serve: false, maxAge: '1d' });
    const drawn = new Set(readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/')));
    scope.get<{ readonly Params: { readonly '*': string } }>(`${prefix}*`, (request, reply) => {
      const requested = request.params['*'];
      const small = smallOf(requested);
      return reply.sendFile(!drawn.has(requested) && drawn.has(small) ? small : requested);
    });
  };

/** Returns whether a flag is on for whoever requests a page. */
export type FlagOfRequest = (request: FastifyRequest, name: FlagName, place: FlagPlace) => Promise<boolean>;

/** The collection that an address names, as the portal reads it: some flags are confined to collections. */
const placeOf = (query: string): FlagPlace => {
  const subFamilyId = Number(new URLSearchParams(query).get('subFamily') ?? Number.NaN);
  return Number.isInteger(subFamilyId) ? { subFamilyId } : {};
};

/** An application of one page that lives behind a path of its own. */
interface FramedPage {
  readonly path: string;
  readonly page: string | undefined;
  /** Returns whether a path behind the folder has a screen; the path has no slash at its end. */
  readonly hasScreen: (behind: string) => boolean;
}

/** Pages, their assets and the pictures of the catalogue; whatever is unknown gets the portal's page or a failure. */
export const registerFiles = async (app: FastifyInstance, { files, runtime }: Configuration, isFlagOn: FlagOfRequest): Promise<void> => {
  const portalPage = pageOf(files.portal, runtime);
  const pageAt = readPageAddresses(files.portal);
  const exists = async (request: FastifyRequest, { flag, state }: PortalPage, query: string): Promise<boolean> =>
    flag === undefined || (await isFlagOn(request, flag, placeOf(query))) === (state === 'on');
  const hasScreen = async (request: FastifyRequest, path: string, query: string): Promise<boolean> => {
    const found = pageAt(path);
    return found !== undefined && (await exists(request, found, query));
  };
  const framed: readonly FramedPage[] = [
    {
      path: LOGIN_AREA_PATH,
      page: pageOf(files.loginArea, runtime),
      hasScreen: (behind) => behind === '' || FRAME_VIEWS.some((view) => behind === `/${view}`),
    },
    { path: IFRAME_PATH, page: pageOf(files.iframe, runtime), hasScreen: (behind) => EMBED_APPS.some((name) => behind === `/${name}`) },
  ];
  if (existsSync(files.portal)) await app.register(assets(files.portal, '/'));
  if (existsSync(files.loginArea)) await app.register(assets(files.loginArea, `${LOGIN_AREA_PATH}/`));
  if (existsSync(files.iframe)) await app.register(assets(files.iframe, `${IFRAME_PATH}/`));
  if (existsSync(files.images)) await app.register(pictures(files.images));

  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/', query = ''] = request.url.split('?', 2);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const area = framed.find((each) => path === each.path || path.startsWith(`${each.path}/`));
    const isFound =
      area === undefined ? await hasScreen(request, path, query) : area.hasScreen(path.slice(area.path.length).replace(/\/$/, ''));
    const page = area !== undefined && isFound ? area.page : portalPage;
    const looksLikeFile = /\/assets\//.test(path);
    // A person who mistyped an address reads so on the portal's page; a program gets the failure alone.
    if (!isRead || belongsToService(path) || looksLikeFile || page === undefined || (!isFound && !acceptsPages(request)))
      return sendFailure(request, reply, { code: 'route.not-found' });
    return reply
      .status(isFound ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page);
  });
};
