import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sqlStateOf } from '../database/sql-state';
import type { Failure } from './failure';
import { failureOfError } from './failure-of-error';
import { problemOf } from './problem';

/** Answers with the failure's problem; the text is ready, so no response schema touches it. */
export const sendFailure = (request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply => {
  const problem = problemOf(failure, request.id);
  if ('retryAfterSeconds' in failure) reply.header('retry-after', String(failure.retryAfterSeconds));
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer((payload: unknown) => payload as string)
    .send(JSON.stringify(problem));
};

/** Receiver of reports of our own faults. */
export interface ErrorReports {
  tell(
    fault: { readonly name: string; readonly message: string; readonly stack: string | undefined },
    route: string,
    requestId: string,
  ): void;
}

/** Drizzle puts the statement and its values into the message of its errors: only the cause below it may reach the log. */
const forLog = (error: unknown): { name: string; message: string; state: string | undefined; stack: string | undefined } => {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  const fault = cause instanceof Error ? cause : new Error(String(cause));
  return { name: fault.name, message: fault.message, state: sqlStateOf(error), stack: fault.stack };
};

/** Answers a thrown error; a fault of ours is also reported, with the pattern of its route and nothing of the request. */
export const registerErrorHandler = (app: FastifyInstance, faults: ErrorReports): void => {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOfError(error);
    if (failure === undefined) {
      const fault = forLog(error);
      request.log.error({ fault }, 'request failed');
      faults.tell(fault, `${request.method} ${request.routeOptions.url ?? ''}`, request.id);
    } else if (failure.code === 'service.unavailable') request.log.warn({ fault: forLog(error) }, 'the service cannot answer now');
    return sendFailure(request, reply, failure ?? { code: 'service.failure' });
  });
};
