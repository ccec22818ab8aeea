import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import './kernel/fastify-types';
import type { PasswordChecker } from './kernel/authentication/password';
import { collectRoutesWithoutAccess, registerAccess, sessionReader } from './kernel/authentication/register-access';
import { SessionCookies } from './kernel/authentication/session-cookies';
import { SessionService } from './kernel/authentication/session-service';
import type { Configuration } from './kernel/config/configuration';
import type { OpenDatabase } from './kernel/database/database';
import { ErrorReporter } from './kernel/error-reporting/error-reporter';
import { type ErrorReports, registerErrorHandler, sendFailure } from './kernel/failures/error-handler';
import { failureOfError } from './kernel/failures/failure-of-error';
import { answerUnreadable } from './kernel/failures/unreadable-request';
import { startMailSender } from './kernel/mail/start-mail-sender';
import { registerHealth } from './kernel/operations/health';
import { startHousekeeping } from './kernel/operations/housekeeping';
import { registerOpenApi } from './kernel/operations/open-api';
import { requestId } from './kernel/operations/request-id';
import { registerRequestScope } from './kernel/operations/request-scope';
import type { ModuleFactory, PlatformContext } from './kernel/platform-module';
import { registerRoutes } from './kernel/routing/register-routes';
import { registerJsonBody } from './kernel/security/json-body';
import { registerOriginCheck } from './kernel/security/origin-check';
import { registerRequestLimits, SERVER_LIMITS } from './kernel/security/request-limits';
import { registerSecurityHeaders } from './kernel/security/security-headers';
import { isPageRequest, NO_SUCH_PAGE, registerFiles } from './kernel/serving/register-files';
import { featureModules } from './modules';
import { accountDirectory, accountModule } from './modules/account';
import { openPlatformFlags } from './modules/flag';
import { sessionModule } from './modules/session';

export interface AppParts {
  readonly configuration: Configuration;
  readonly open: OpenDatabase;
  readonly clock?: () => Date;
  /** Modules beside account and session; all there are if left out. */
  readonly modules?: readonly ModuleFactory[];
  /** Tests bring one whose hashes cost little; the service's own if left out. */
  readonly passwords?: PasswordChecker;
  /** Destination of the log lines; standard output if left out. */
  readonly logStream?: { write(line: string): void };
}

const loggerOf = ({ configuration, logStream }: AppParts) => ({
  level: configuration.logLevel,
  // Cookies, keys, bodies and parameters in a path, such as an address to look up, stay out of the log.
  serializers: {
    req: ({ method, url, routeOptions }: FastifyRequest) => ({
      method,
      path: routeOptions.url?.includes(':') ? routeOptions.url : url.split('?')[0],
    }),
  },
  ...(logStream === undefined ? {} : { stream: logStream }),
});

const registerKernel = async (app: FastifyInstance, { configuration, open }: AppParts, faults: ErrorReports): Promise<void> => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandler(app, faults);
  registerRequestScope(app, configuration.exposeStatementCount);
  await registerSecurityHeaders(app, configuration);
  await registerRequestLimits(app, configuration);
  registerOriginCheck(app, configuration.allowedOrigins);
  registerJsonBody(app);
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  await app.register(cookie);
  registerHealth(app, open.ping);
};

/** The whole service, ready to listen or to be asked in a test. Refuses to be built when a route names no access. */
export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { configuration, open, clock = () => new Date() } = parts;
  const app = Fastify({
    logger: loggerOf(parts),
    genReqId: requestId,
    trustProxy: configuration.trustedProxy ?? false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) =>
      void (isPageRequest(request)
        ? reply.redirect(NO_SUCH_PAGE)
        : sendFailure(request, reply, failureOfError(error) ?? { code: 'request.malformed' })),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    ...SERVER_LIMITS,
  });
  const routesWithoutAccess = collectRoutesWithoutAccess(app);
  const errors = new ErrorReporter(configuration.errorReporting, app.log);
  app.addHook('onClose', () => errors.settled());
  await registerKernel(app, parts, {
    tell: ({ name, message, stack = '' }, route, id) => {
      const release = configuration.runtime.version;
      errors.report({ source: 'service', name, message, stack, route, requestId: id, release, tags: {}, at: clock() });
    },
  });

  const sessions = new SessionService(open.database, accountDirectory(configuration.staffDomains), clock, parts.passwords);
  const cookies = new SessionCookies(configuration.production);
  const flags = await openPlatformFlags({ database: open.database, configuration, log: app.log });
  app.addHook('onClose', () => flags.close());
  const context: PlatformContext = { database: open.database, clock, configuration, log: app.log, sessions, cookies, flags, errors };
  const reader = sessionReader(sessions, cookies);
  const features = parts.modules ?? featureModules(context);
  const factories: readonly ModuleFactory[] = [accountModule, sessionModule, ...features];
  const modules = factories.map((make) => make(context));
  for (const { prepare } of modules) await prepare?.();

  registerAccess(app, reader);
  await registerOpenApi(app, {
    version: configuration.runtime.version,
    cookie: cookies.sessionName,
    tags: modules.map(({ name }) => name),
  });
  for (const module of modules) registerRoutes(app, context, reader, module);
  for (const { register } of modules) await register?.(app);
  await registerFiles(app, configuration, async (request, name, place) => flags.isOnFor(await reader.actorOf(request), name, place));
  startMailSender(app, configuration, open.database, clock);
  startHousekeeping(app, open.database, clock);
  await app.ready();

  const unnamed = routesWithoutAccess();
  if (unnamed.length > 0) throw new Error(`These routes name no access: ${unnamed.join(', ')}`);
  return app;
};
