import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { nothing, wellFormedText } from './wire-values';

export const reportError = endpoint('reportError', {
  summary: 'Tells the operator of a failure that a browser met; equal ones of a minute are counted as one',
  method: 'POST',
  path: '/v1/client-errors',
  body: z.object({
    /** Class of the error, as `TypeError`. */
    name: wellFormedText(80, 1),
    message: wellFormedText(500),
    stack: z._default(wellFormedText(8_000), ''),
    /** Pattern of the route, as `/project/:projectId`; never what stands in it. */
    route: z._default(wellFormedText(200), ''),
    /** Action during which it happened, and the response of the service. */
    action: z._default(wellFormedText(80), ''),
    status: z.optional(z.int32().check(z.minimum(0), z.maximum(599))),
    /** Id of the request, as the problem carried it. */
    requestId: z.optional(wellFormedText(64)),
    /** Version of the pages. */
    release: z._default(wellFormedText(40), ''),
  }),
  response: nothing,
  access: 'public',
});
