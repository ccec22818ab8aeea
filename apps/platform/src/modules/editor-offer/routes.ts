import { endpoints } from '@candil/contract';
import { fail, ok } from '@candil/domain';
import { defineRoutes, type Flags, route } from '../../kernel';
import { checkCatalogueAccess } from '../catalogue';
import type { CatalogueContextReader } from '../price';
import { KeptOffers } from './kept-offers';
import { makeBoardOffer } from './make-board-offer';
import { makePieceOffer } from './make-piece-offer';

export const editorOfferRoutes = (contextFor: CatalogueContextReader, flags: Flags) => {
  const kept = new KeptOffers();
  return defineRoutes(
    route(endpoints.getEditorOffer, async ({ actor, query, database, now, reply }) => {
      const allowed = checkCatalogueAccess(actor, query.catalogId);
      if (!allowed.ok) return allowed;
      const { catalogId, subFamilyId, lang: language } = query;
      const remoteDriverOn = await flags.isOnFor(actor, 'remoteDriver', { subFamilyId });
      const known = kept.answerTo(await contextFor(database, now, actor), { actor, catalogId, subFamilyId, remoteDriverOn, language });
      if (known === undefined) return fail({ code: 'sub-family.not-found' });
      reply.header('etag', known.etag);
      return ok(known.answer);
    }),
    route(endpoints.getPieceOffer, async ({ actor, body, database, now }) => {
      const allowed = checkCatalogueAccess(actor, body.catalogId);
      if (!allowed.ok) return allowed;
      return ok(makePieceOffer(await contextFor(database, now, actor), actor, body.catalogId, body.models));
    }),
    route(endpoints.getBoardOffer, async ({ actor, query, database, now }) => {
      const allowed = checkCatalogueAccess(actor, query.catalogId);
      if (!allowed.ok) return allowed;
      const answer = makeBoardOffer(await contextFor(database, now, actor), actor, query);
      return answer === undefined ? fail({ code: 'sub-family.not-found' }) : ok(answer);
    }),
  );
};
