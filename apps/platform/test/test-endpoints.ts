import type { Endpoint } from '@candil/contract';
import { z } from 'zod';

const made = <P extends z.ZodType | undefined, Q extends z.ZodType | undefined, B extends z.ZodType | undefined, R extends z.ZodType>(
  name: string,
  definition: Pick<Endpoint<P, Q, B, R>, 'method' | 'path' | 'params' | 'query' | 'body' | 'response' | 'access' | 'create'>,
): Endpoint<P, Q, B, R> => ({
  name,
  summary: name,
  service: 'api',
  file: false,
  upload: false,
  timeLimitMilliseconds: 15_000,
  ...definition,
});

/** Endpoints that only tests have: each stands for one kind of call of the contract. */
export const testEndpoints = {
  /** A create that keeps a note for the account. */
  createNote: made('createNote', {
    method: 'POST',
    path: '/test/notes',
    params: undefined,
    query: undefined,
    body: z.object({ text: z.string(), fails: z.boolean().default(false) }),
    response: z.object({ id: z.number(), text: z.string() }),
    access: 'signed-in',
    create: true,
  }),
  /** Throws or answers whatever the test put there. */
  provoke: made('provoke', {
    method: 'POST',
    path: '/test/provoke/:what',
    params: z.object({ what: z.string() }),
    query: z.object({ number: z.coerce.number().int().max(100).optional() }),
    body: z.object({ text: z.string().optional(), nested: z.unknown().optional() }),
    response: z.object({ echo: z.string() }),
    access: 'public',
    create: false,
  }),
  ordersOnly: made('ordersOnly', {
    method: 'GET',
    path: '/test/orders-only',
    params: undefined,
    query: undefined,
    body: undefined,
    response: z.object({ accountId: z.string() }),
    access: { privilege: 'ORDER_VIEW' },
    create: false,
  }),
};
