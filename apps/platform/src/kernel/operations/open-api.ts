import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { declarePublic } from '../authentication/register-access';
import { API_PAGE_PATH } from '../security/security-headers';

const apiPage: FastifyPluginAsync = async (scope) => {
  declarePublic(scope);
  await scope.register(swaggerUi, { routePrefix: API_PAGE_PATH, staticCSP: false, uiConfig: { docExpansion: 'list' } });
};

/** Must be registered before the routes: it collects them as they come. */
export const registerOpenApi = async (app: FastifyInstance, version: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Candil platform',
        version,
        description: 'Failures are application/problem+json with a code and the id of the request.',
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(apiPage);
};
