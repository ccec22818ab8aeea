import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { catalogId, isoLanguage, wellFormedText } from './wire-values';

export const getClientIp = endpoint('getClientIp', {
  summary: 'The address of who asks, as the service sees it',
  method: 'GET',
  path: '/common/client-ip',
  response: z.object({ ip: z.string() }),
  access: 'public',
});

export const getDefaultValuesByIp = endpoint('getDefaultValuesByIp', {
  summary: 'Catalogue and country of an address; catalogue 16 where nothing is known',
  method: 'GET',
  path: '/common/default-values/by-ip/:ip',
  params: z.object({ ip: wellFormedText(64, 1) }),
  query: z.object({ environment: z.optional(wellFormedText(20)), site: z.optional(wellFormedText(20)) }),
  response: z.object({
    catalogId,
    catalogName: z.enum(['INT', 'USA']),
    /** ISO 3166-1, two capitals; null = unknown. */
    countryCode: z.nullable(z.string()),
    language: z.nullable(isoLanguage),
  }),
  access: 'public',
});
