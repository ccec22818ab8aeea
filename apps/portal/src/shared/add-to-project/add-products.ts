import { type ApiClient, routes } from '@candil/api-client';
import type { Project } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import type { OfferedLanguage } from '@candil/i18n';
import { isVersionConflict } from '../failure/is-version-conflict';

/** A product as it is sent to the service. */
export interface ProductToAdd {
  readonly referenceCode: string;
  readonly pendantHeight?: number;
  readonly quantity: number;
  readonly tag?: string;
  readonly room?: string;
  readonly note?: string;
}

/** Destination of the added products: an existing project, or a new one. */
export type Destination = { readonly projectId: string; readonly version: number } | { readonly newName: string };

interface Adding {
  readonly lang: OfferedLanguage;
  /** Catalogue of a project that is made for the products. */
  readonly catalogId: CatalogId;
  /** Key of the intention: the same one sent again adds nothing twice. */
  readonly idempotencyKey: string;
}

/** Adds products; a project that moved on loses nothing by it, so they are added to its newest version. */
export const addProducts = async (
  client: ApiClient,
  destination: Destination,
  products: readonly ProductToAdd[],
  { lang, catalogId, idempotencyKey }: Adding,
): Promise<Project> => {
  if ('newName' in destination) {
    const body = { name: destination.newName, catalogId, products: [...products] };
    return await client.call(routes.createProject, { query: { lang }, body }, { idempotencyKey });
  }
  const { projectId, version } = destination;
  const add = (onVersion: number, key: string) =>
    client.call(
      routes.addProducts,
      { params: { projectId }, query: { lang }, body: { version: onVersion, products: [...products] } },
      { idempotencyKey: key },
    );
  try {
    return await add(version, idempotencyKey);
  } catch (failure) {
    if (!isVersionConflict(failure)) throw failure;
    const { currentVersion } = failure.data;
    if (typeof currentVersion !== 'number') throw failure;
    // Another body needs another key; made from the first, so that trying again stays the same intention.
    return await add(currentVersion, `${idempotencyKey.slice(0, 50)}.${currentVersion}`);
  }
};
