import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { currency, instant, isoLanguage, uuid } from './wire-values';

const ofLine = {
  modelName: z.string(),
  referenceCode: z.string(),
  /** Number of the account's projects in edition. */
  projects: z.number(),
};

/** Change of a luminaire in projects of the account that the account did not make. */
const lineNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ended'), ...ofLine, replacedBy: z.nullable(z.string()) }),
  z.object({ kind: z.literal('moq'), ...ofLine, from: z.number(), to: z.number() }),
  /** Weeks of the smallest quantity that is made; null = on request. */
  z.object({ kind: z.literal('weeks'), ...ofLine, from: z.nullable(z.number()), to: z.nullable(z.number()) }),
  /** Price of one piece, net where the account sees net prices. */
  z.object({ kind: z.literal('price'), ...ofLine, from: z.number(), to: z.number(), currency, net: z.boolean() }),
]);
export type LineNews = z.output<typeof lineNews>;

export const visitHome = endpoint('visitHome', {
  summary: 'What waits for the account and what has changed since its last visit; notes the visit',
  method: 'POST',
  path: '/v1/home/visits',
  query: z.object({ lang: z._default(isoLanguage, 'en') }),
  response: z.object({
    /** Time of the previous visit; null at the first one. */
    since: z.nullable(instant),
    /** Projects with lines that cannot be ordered, the last changed first. */
    toFix: z.array(z.object({ projectId: uuid, name: z.string(), lines: z.number() })),
    news: z.array(lineNews),
  }),
  access: { privilege: 'PROJECT_VIEW' },
});
export type HomeVisit = z.output<typeof visitHome.response>;
