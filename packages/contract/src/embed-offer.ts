import * as z from 'zod/mini';
import { editorOffer } from './editor-offer';
import { endpoint } from './endpoint';
import { configurationContent } from './furniture';
import { catalogIdInQuery, isoLanguage, slug } from './wire-values';

const lang = z._default(isoLanguage, 'en');

export const embedOffer = z.object({
  offer: editorOffer,
  /** Compositions to start from. */
  presets: z.array(z.object({ id: z.string(), name: z.string(), picture: z.string() })),
});
export type EmbedOffer = z.output<typeof embedOffer>;

/** The same for everybody: it knows no account, has no discount, and no price at all where the page shows none. */
export const getEmbedOffer = endpoint('getEmbedOffer', {
  summary: 'Everything by which visitors of a web page make compositions of the system that it embeds',
  method: 'GET',
  path: '/v1/embed-offer',
  query: z.object({
    catalogId: z._default(catalogIdInQuery, 16),
    lang,
    prices: z._default(z.enum(['none', 'gross']), 'none'),
  }),
  response: embedOffer,
  access: 'public',
});

export const getEmbedPreset = endpoint('getEmbedPreset', {
  summary: 'The composition of a preset of the embedded system',
  method: 'GET',
  path: '/v1/embed-presets/:id',
  params: z.object({ id: slug }),
  query: z.object({ catalogId: z._default(catalogIdInQuery, 16) }),
  response: z.object(configurationContent),
  access: 'public',
});
