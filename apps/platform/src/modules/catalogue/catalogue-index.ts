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
  /** The file of that path; written out when it is first asked for. */
  fileAt(path: string): StaticFile | undefined;
  readonly editions: Readonly<Record<CatalogId, CatalogueEdition>>;
}

const staticFile = (content: unknown): StaticFile => {
  const body = JSON.stringify(content);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
};

/** Most files of a snapshot are never asked for on an instance: writing all of them out would cost more than indexing the whole catalogue. */
const staticFilesOf = (snapshot: StoredSnapshot) => {
  const contents = new Map(snapshot.files.map(({ path, content }) => [path, content]));
  const written = new Map<string, StaticFile>();
  return (path: string): StaticFile | undefined => {
    const before = written.get(path);
    if (before !== undefined || !contents.has(path)) return before;
    const file = staticFile(contents.get(path));
    written.set(path, file);
    return file;
  };
};

/** Builds the index of a snapshot; its content was validated when it was published. */
export const indexCatalogue = (snapshot: StoredSnapshot): CatalogueIndex => ({
  version: snapshot.version,
  fileAt: staticFilesOf(snapshot),
  editions: { 16: editionOf(snapshot, 16), 21: editionOf(snapshot, 21) },
});
