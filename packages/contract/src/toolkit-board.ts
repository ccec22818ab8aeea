import type { SystemPart } from '@candil/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { pieceOffer } from './piece-list';
import { catalogIdInQuery, isoLanguage, modelCode, serialId } from './wire-values';

// Catalogue data are validated where they are published (packages/catalogue); the wire carries them as they are.
const systemPart = z.custom<SystemPart>((value) => typeof value === 'object' && value !== null);

export const boardOffer = z.object({
  ...pieceOffer.shape,
  subFamilyId: z.number(),
  familyName: z.string(),
  /** Shapes of the models on a board, by model, in the order of the palette; models without a shape have no place on it. */
  parts: z.record(modelCode, systemPart),
});
export type BoardOffer = z.output<typeof boardOffer>;

/** With it the browser judges and prices a board by the domain library; what is saved is judged and priced by the service again. */
export const getBoardOffer = endpoint('getBoardOffer', {
  summary: 'Everything by which the parts of a toolkit are laid out, judged and priced; nothing is kept',
  method: 'GET',
  path: '/v1/toolkit-boards/offer',
  query: z.object({ catalogId: catalogIdInQuery, subFamilyId: serialId, lang: z._default(isoLanguage, 'en') }),
  response: boardOffer,
  access: 'signed-in',
});
