import { createHash } from 'node:crypto';
import { endpoints } from '@candil/contract';
import { fail, ok } from '@candil/domain';
import { defineRoutes, type Flags, route, WrittenAnswer } from '../../kernel';
import type { CatalogueContext, CatalogueContextReader } from '../price';
import { EMBEDDED_SUB_FAMILY, type EmbedQuestion, makeEmbedOffer } from './make-embed-offer';

/** A page loads the offer once; a company behind one address opens some dozens of pages at a time. */
const LIMITS = { requestsPerMinute: 120 };

/** Two catalogues, six languages, with and without prices, before and after a change of the catalogue. */
const KEPT_MAX = 48;

interface TaggedAnswer {
  readonly etag: string;
  readonly answer: WrittenAnswer;
}

/** Cached answers: they are the same for all visitors. */
const createKeptOffers = () => {
  const kept = new Map<string, TaggedAnswer>();
  return (context: CatalogueContext, question: EmbedQuestion): TaggedAnswer | undefined => {
    const key = JSON.stringify([context.catalogue.version, context.book.calculation, context.today, context.rulesOn, question]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = makeEmbedOffer(context, question);
    if (made === undefined) return undefined;
    const answer = WrittenAnswer.of(endpoints.getEmbedOffer, made);
    const etag = `"${createHash('sha256').update(answer.text).digest('base64url').slice(0, 22)}"`;
    if (kept.size >= KEPT_MAX) kept.clear();
    kept.set(key, { etag, answer });
    return { etag, answer };
  };
};

export const embedRoutes = (contextFor: CatalogueContextReader, flags: Flags) => {
  const answerTo = createKeptOffers();
  return defineRoutes(
    route(
      endpoints.getEmbedOffer,
      async ({ query, database, now, reply }) => {
        const { catalogId, lang: language, prices } = query;
        const remoteDriverOn = await flags.isOnFor(undefined, 'remoteDriver', { subFamilyId: EMBEDDED_SUB_FAMILY });
        const known = answerTo(await contextFor(database, now, undefined), { catalogId, language, prices, remoteDriverOn });
        if (known === undefined) return fail({ code: 'sub-family.not-found' });
        reply.header('etag', known.etag);
        return ok(known.answer);
      },
      LIMITS,
    ),
    route(
      endpoints.getEmbedPreset,
      async ({ params, query, database, now }) => {
        const { catalogue } = await contextFor(database, now, undefined);
        const preconfig = catalogue.editions[query.catalogId].preconfigs.get(params.id);
        if (preconfig?.composition === undefined || preconfig.subFamilyId !== EMBEDDED_SUB_FAMILY)
          return fail({ code: 'preconfig.not-found' });
        return ok({ ...preconfig.composition, furniture: [...preconfig.composition.furniture] });
      },
      LIMITS,
    ),
  );
};
