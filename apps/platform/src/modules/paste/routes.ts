import { endpoints, PASTE_FILE_MAX_BYTES } from '@candil/contract';
import { defineRoutes, receiveFile, route } from '../../kernel';
import { checkCatalogueAccess } from '../catalogue';
import type { OfferReader } from '../price';
import { readFile } from './file/read-file';
import { splitRows } from './reading/split-rows';
import { previewList } from './service';

export const pasteRoutes = (offerOf: OfferReader) =>
  defineRoutes(
    route(endpoints.previewPaste, async ({ actor, query, body, database, now }) => {
      const allowed = checkCatalogueAccess(actor, body.catalogId);
      if (!allowed.ok) return allowed;
      const offer = await offerOf(database, now, actor);
      return previewList(offer, { actor, catalogId: body.catalogId, language: query.lang }, splitRows(body.text));
    }),
    route(endpoints.previewPastedFile, async ({ actor, query, database, now, request, reply }) => {
      const allowed = checkCatalogueAccess(actor, query.catalogId);
      if (!allowed.ok) return allowed;
      const bytes = await receiveFile(request, reply, PASTE_FILE_MAX_BYTES);
      if (!bytes.ok) return bytes;
      const rows = await readFile(bytes.value);
      if (!rows.ok) return rows;
      const offer = await offerOf(database, now, actor);
      return previewList(offer, { actor, catalogId: query.catalogId, language: query.lang }, rows.value);
    }),
  );
