import { EMBEDDED_SERVICES } from '@candil/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag, type PlatformContext, sendFailure } from '../../kernel';
import type { CatalogueReader } from '../catalogue';

/** Folders of the static JSON; `` holds the dictionaries. */
const FOLDERS = ['', 'families/', 'rules/', 'accessories/', 'decision-trees/', 'layers/', 'preconfigs/'] as const;

/** The static JSON of the published snapshot; clients revalidate by ETag. */
export const registerStaticJson = async (
  app: FastifyInstance,
  { database }: PlatformContext,
  catalogues: CatalogueReader,
): Promise<void> => {
  for (const folder of FOLDERS) {
    app.get<{ Params: { file: string } }>(
      `${EMBEDDED_SERVICES.static}/${folder}:file`,
      { config: { access: 'public' }, schema: { hide: true } },
      async (request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) => {
        const file = (await catalogues.current(database)).fileAt(`${folder}${request.params.file}`);
        if (file === undefined) return sendFailure(request, reply, { code: 'route.not-found' });
        reply.header('etag', file.etag).header('cache-control', 'no-cache');
        if (matchesEtag(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
        return reply.type('application/json; charset=utf-8').send(file.body);
      },
    );
  }
};
