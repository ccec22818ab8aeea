import { endpoints } from '@candil/contract';
import { fail, ok } from '@candil/domain';
import { defineRoutes, type ModuleFactory, route } from '../../kernel';
import { addressKey } from '../../kernel/authentication/login-throttle';
import { MinuteLimit } from './minute-limit';

/** Most reports of one address in a minute: a page that fails again and again. */
const MOST_A_MINUTE = 30;

/** Reports errors of browsers to the operator. */
export const errorReportingModule: ModuleFactory = ({ errors }) => {
  const limit = new MinuteLimit(MOST_A_MINUTE);
  return {
    name: 'error-reporting',
    routes: defineRoutes(
      route(endpoints.reportError, async ({ body, now, request }) => {
        const retryAfterSeconds = limit.count(addressKey(request.ip), now);
        if (retryAfterSeconds > 0) return fail({ code: 'request.rate-limited', ...{ retryAfterSeconds } });
        const { name, message, stack, route: where, requestId, release, action, status } = body;
        const tags = { ...(action !== '' && { action }), ...(status !== undefined && { status: String(status) }) };
        errors.report({ source: 'browser', name, message, stack, route: where, requestId, release, tags, at: now });
        return ok('');
      }),
    ),
  };
};
