import * as z from 'zod/mini';
import { account } from './account';
import { endpoint } from './endpoint';
import { EMAIL_MAX } from './lengths.data';
import { wellFormedText } from './wire-values';

export const startImpersonation = endpoint('startImpersonation', {
  summary: 'Lets internal staff act as another account for half an hour',
  method: 'POST',
  path: '/v1/impersonation',
  body: z.object({ email: wellFormedText(EMAIL_MAX, 1) }),
  response: account,
  access: 'internal-staff',
});

export const endImpersonation = endpoint('endImpersonation', {
  summary: 'Gives the session back to whoever signed in; nothing happens when nobody is impersonated',
  method: 'DELETE',
  path: '/v1/impersonation',
  response: account,
  access: 'signed-in',
});
