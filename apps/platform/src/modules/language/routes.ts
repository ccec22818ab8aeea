import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, route } from '../../kernel';
import { languagesIn } from './languages-in';
import type { TranslationFiles } from './translation-files';

export const languageRoutes = (files: TranslationFiles) =>
  defineRoutes(
    route(endpoints.listLanguages, async ({ query }) => ok(languagesIn(query.lang))),
    route(endpoints.listHubLanguages, async ({ params }) => ok(languagesIn(params.lang))),
    route(endpoints.getTranslations, async ({ query, reply }) => {
      const { texts, version } = await files.read(query.lang, query.domain);
      if (query.version === undefined) reply.header('etag', `"${version}"`);
      return ok(query.version === version ? {} : texts);
    }),
  );
