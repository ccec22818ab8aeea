import { endpoints, PASTE_FILE_MAX_BYTES, type PastePreview } from '@candil/contract';
import { ok, type Result } from '@candil/domain';
import { defineRoutes, receiveFile, route } from '../../kernel';
import { checkCatalogueAccess } from '../catalogue';
import type { Offer, OfferReader } from '../price';
import { modelsOf, type PasteQuestion, previewList } from './service';
import type { ListFailure, ListReader } from './thread/list-reader';

export const pasteRoutes = (offerOf: OfferReader, lists: ListReader) => {
  const preview = async (
    content: string | Uint8Array,
    offer: Offer,
    question: PasteQuestion,
  ): Promise<Result<PastePreview, ListFailure>> => {
    const read = await lists.read({ content, models: modelsOf(offer) });
    return read.ok ? ok(await previewList(offer, question, read.value)) : read;
  };
  return defineRoutes(
    route(endpoints.previewPaste, async ({ actor, query, body, database, now }) => {
      const allowed = checkCatalogueAccess(actor, body.catalogId);
      if (!allowed.ok) return allowed;
      const offer = await offerOf(database, now, actor);
      return preview(body.text, offer, { actor, catalogId: body.catalogId, language: query.lang });
    }),
    route(endpoints.previewPastedFile, async ({ actor, query, database, now, request, reply }) => {
      const allowed = checkCatalogueAccess(actor, query.catalogId);
      if (!allowed.ok) return allowed;
      const bytes = await receiveFile(request, reply, PASTE_FILE_MAX_BYTES);
      if (!bytes.ok) return bytes;
      const offer = await offerOf(database, now, actor);
      return preview(bytes.value, offer, { actor, catalogId: query.catalogId, language: query.lang });
    }),
  );
};
