import { createHash } from 'node:crypto';
import type { CatalogId } from '@candil/domain';
import { type CatalogueEdition, editionOf } from './catalogue-edition';
import type { StoredSnapshot } from './repository';

/** A static JSON file as it leaves the service. */
export interface StaticFile {
  readonly body: string;
  readonly etag: string;
}

/** A snapshot in memory, indexed for the questions of a request. */
export interface CatalogueIndex {
  readonly version: string;
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly editions: Readonly<Record<CatalogId, CatalogueEdition>>;
}

const staticFile = (content: unknown): StaticFile => {
  const body = JSON.stringify(content);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
};

/** Builds the index of a snapshot; its content was validated when it was published. */
export const indexCatalogue = (snapshot: StoredSnapshot): CatalogueIndex => ({
  version: snapshot.version,
  files: new Map(snapshot.files.map(({ path, content }) => [path, staticFile(content)])),
  editions: { 16: editionOf(snapshot, 16), 21: editionOf(snapshot, 21) },
});
