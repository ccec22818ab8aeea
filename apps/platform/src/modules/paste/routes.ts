import { endpoints, type PastePreview } from '@candil/contract';
import { MAX_UPLOAD_BYTES, ok, type Result } from '@candil/domain';
import { type Database, defineRoutes, receiveFile, route } from '../../kernel';
import { checkCatalogueAccess } from '../catalogue';
import type { CatalogueContext, CatalogueContextReader } from '../price';
import { audienceOf, findCompositions } from '../project';
import { creationsIn, modelsOf, type PasteQuestion, previewList } from './service';
import type { ListFailure, ListReader } from './thread/list-reader';

export const pasteRoutes = (contextFor: CatalogueContextReader, lists: ListReader) => {
  const preview = async (
    database: Database,
    content: string | Uint8Array,
    context: CatalogueContext,
    question: PasteQuestion,
  ): Promise<Result<PastePreview, ListFailure>> => {
    const read = await lists.read({ content, models: modelsOf(context) });
    if (!read.ok) return read;
    const where = { audience: audienceOf(question.actor), catalogId: question.catalogId };
    return ok(await previewList(context, question, read.value, await findCompositions(database, where, creationsIn(read.value))));
  };
  return defineRoutes(
    route(endpoints.previewPaste, async ({ actor, query, body, database, now }) => {
      const allowed = checkCatalogueAccess(actor, body.catalogId);
      if (!allowed.ok) return allowed;
      const context = await contextFor(database, now, actor);
      return preview(database, body.text, context, { actor, catalogId: body.catalogId, language: query.lang });
    }),
    route(endpoints.previewPastedFile, async ({ actor, query, database, now, request, reply }) => {
      const allowed = checkCatalogueAccess(actor, query.catalogId);
      if (!allowed.ok) return allowed;
      const bytes = await receiveFile(request, reply, MAX_UPLOAD_BYTES);
      if (!bytes.ok) return bytes;
      const context = await contextFor(database, now, actor);
      return preview(database, bytes.value, context, { actor, catalogId: query.catalogId, language: query.lang });
    }),
  );
};
