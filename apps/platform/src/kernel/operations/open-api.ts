import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { declarePublic } from '../authentication/register-access';
import { API_PAGE_PATH } from '../security/security-headers';
import { describeCall, describeCalls, SESSION_SCHEME } from './api-description';

interface WrittenDocument {
  readonly type: string;
  readonly text: string;
  readonly zipped: Buffer;
}

const zip = promisify(gzip);

/** The description of the calls as it goes out: it never changes while the service runs, so it is written and packed once. */
class WrittenDocuments {
  private readonly documents = new Map<string, Promise<WrittenDocument>>();

  constructor(private readonly app: FastifyInstance) {}

  /** The document of a path; undefined for every other. */
  of(path: string): Promise<WrittenDocument> | undefined {
    const write = this.writers[path];
    if (write === undefined) return undefined;
    const known = this.documents.get(path) ?? this.write(write);
    this.documents.set(path, known);
    return known;
  }

  private readonly writers: Readonly<Record<string, () => Pick<WrittenDocument, 'type' | 'text'>>> = {
    [`${API_PAGE_PATH}/json`]: () => ({ type: 'application/json; charset=utf-8', text: JSON.stringify(this.app.swagger()) }),
    [`${API_PAGE_PATH}/yaml`]: () => ({ type: 'application/x-yaml', text: this.app.swagger({ yaml: true }) }),
  };

  private async write(make: () => Pick<WrittenDocument, 'type' | 'text'>): Promise<WrittenDocument> {
    const { type, text } = make();
    return { type, text, zipped: await zip(text) };
  }
}

const sendWritten = ({ type, text, zipped }: WrittenDocument, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.header('vary', 'accept-encoding').header('cache-control', 'no-cache').type(type);
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  // The document is already packed: it is not packed again for each request.
  request.headers['x-no-compression'] = '1';
  return takesGzip ? reply.header('content-encoding', 'gzip').send(zipped) : reply.send(text);
};

const apiPage: FastifyPluginAsync = async (scope) => {
  declarePublic(scope);
  const documents = new WrittenDocuments(scope);
  scope.addHook('onRequest', async (request, reply) => {
    const written = await documents.of(request.url.split('?', 1)[0] ?? '');
    return written === undefined ? undefined : sendWritten(written, request, reply);
  });
  await scope.register(swaggerUi, { routePrefix: API_PAGE_PATH, staticCSP: false, uiConfig: { docExpansion: 'list' } });
};

interface Described {
  readonly version: string;
  /** Name of the cookie of the session. */
  readonly cookie: string;
  /** The modules with their calls. */
  readonly tags: readonly string[];
}

/** Must be registered before the routes: it collects them as they come. */
export const registerOpenApi = async (app: FastifyInstance, { version, cookie, tags }: Described): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Candil platform',
        version,
        description: 'Failures are application/problem+json with a code and the id of the request.',
      },
      servers: [{ url: '/', description: 'The origin that serves this description.' }],
      tags: [...tags].sort().map((name) => ({ name })),
      components: {
        securitySchemes: {
          [SESSION_SCHEME]: { type: 'apiKey', in: 'cookie', name: cookie, description: 'The session that signing in opens.' },
        },
      },
    },
    transform: describeCall,
    transformObject: describeCalls,
  });
  await app.register(apiPage);
};
