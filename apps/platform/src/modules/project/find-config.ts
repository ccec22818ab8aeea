import type { endpoints, ResponseOf } from '@candil/contract';
import { type CatalogId, fail, ok, type Result } from '@candil/domain';
import type { Database } from '../../kernel';
import { checkCatalogueAccess } from '../catalogue';
import type { CatalogueContext } from '../price';
import type { ProjectFailure } from './failures';
import type { Viewer } from './kept-projects';
import { openProductConfig } from './open-configuration';

type Config = ResponseOf<typeof endpoints.getConfig>;

const IS_PRODUCT = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A document by its id: that of a starting point of the catalogue, or of a product that the account may read. */
export const findConfig = async (
  database: Database,
  context: CatalogueContext,
  viewer: Viewer,
  { id, catalogId = viewer.actor.catalogId }: { readonly id: string; readonly catalogId: CatalogId | undefined },
): Promise<Result<Config, ProjectFailure>> => {
  if (IS_PRODUCT.test(id)) {
    if (!viewer.actor.privileges.includes('PROJECT_VIEW')) return fail({ code: 'product.not-found' });
    const opened = await openProductConfig(database, context, viewer, id);
    return opened.ok ? ok({ configId: id, document: opened.value.document, furniture: opened.value.furniture }) : opened;
  }
  const allowed = checkCatalogueAccess(viewer.actor, catalogId);
  if (!allowed.ok) return allowed;
  const composition = context.catalogue.editions[catalogId].preconfigs.get(id)?.composition;
  if (composition === undefined) return fail({ code: 'preconfig.not-found' });
  return ok({ configId: id, document: composition.document, furniture: [...composition.furniture] });
};
