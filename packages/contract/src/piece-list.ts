import type { CompanionRule, RuleDefinition } from '@candil/domain';
import * as z from 'zod/mini';
import { modelDefinition } from './catalogue';
import { endpoint } from './endpoint';
import { catalogId, currency, dayText, isoLanguage, modelCode } from './wire-values';

/** Most models of one question; a list that has more asks again. */
export const PIECE_OFFER_MODELS_MAX = 200;

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null;
// Catalogue data are validated where they are published (packages/catalogue); the wire carries them as they are.
const companionRule = z.custom<CompanionRule>(isRecord);
const ruleDefinition = z.custom<RuleDefinition>(isRecord);

const offeredPiece = z.object({
  definition: modelDefinition,
  familyName: z.string(),
  /** By finish. */
  pictures: z.record(z.string(), z.string()),
});
export type OfferedPiece = z.output<typeof offeredPiece>;

export const pieceOffer = z.object({
  catalogId,
  /** Day for which prices, lead times and the offer are valid. */
  today: dayText,
  /** Requested models that the catalogue has, and the companions that their rules would add. */
  models: z.array(offeredPiece),
  companions: z.array(companionRule),
  /** The rules that can be against one product, by sub-family; none where rules are off for the account. */
  rules: z.record(z.string(), z.array(ruleDefinition)),
  priceBasis: z.object({
    rateId: z.number(),
    currency,
    calculation: z.enum(['new', 'old']),
    netVisible: z.boolean(),
    /** Whole currency units, of the models above. */
    basePrices: z.array(z.object({ model: modelCode, basePrice: z.number() })),
    /** By the id of a product category; one that is not listed has none. Empty where net prices are not to be seen. */
    discountPercent: z.record(z.string(), z.number()),
  }),
});
export type PieceOffer = z.output<typeof pieceOffer>;

/** With it the browser judges and prices a list by the domain library; what is saved is judged and priced by the service again. */
export const getPieceOffer = endpoint('getPieceOffer', {
  summary: 'Everything by which rows of a pieces list are chosen, judged and priced; nothing is kept',
  method: 'POST',
  path: '/v1/piece-lists/offer',
  query: z.object({ lang: z._default(isoLanguage, 'en') }),
  body: z.object({ catalogId, models: z.array(modelCode).check(z.maxLength(PIECE_OFFER_MODELS_MAX)) }),
  response: pieceOffer,
  access: 'signed-in',
});
