import { createHash } from 'node:crypto';
import type { SubFamily } from '@candil/catalogue';
import type { CatalogId, ModelDefinition } from '@candil/domain';
import type { StoredSnapshot } from './repository';

/** A static JSON file as it leaves the service. */
export interface StaticFile {
  readonly body: string;
  readonly etag: string;
}

/** What one of the two catalogues offers. */
export interface CatalogueEdition {
  readonly subFamilies: ReadonlyMap<number, SubFamily>;
  readonly models: ReadonlyMap<string, ModelDefinition>;
  /** Models of a sub-family, in data order. */
  readonly modelsOfSubFamily: ReadonlyMap<number, readonly ModelDefinition[]>;
}

/** A snapshot in memory, indexed for the questions of a request. */
export interface CatalogueIndex {
  readonly version: string;
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly editions: Readonly<Record<CatalogId, CatalogueEdition>>;
}

interface FamilyFile {
  readonly subFamily: SubFamily;
  readonly models: readonly ModelDefinition[];
}

const FAMILY_PATH = /^families\/(\d+)_(16|21)\.json$/;

const staticFile = (content: unknown): StaticFile => {
  const body = JSON.stringify(content);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
};

const editionOf = (snapshot: StoredSnapshot, catalogId: CatalogId): CatalogueEdition => {
  const families = snapshot.files
    .flatMap(({ path, content }) => {
      const [, subFamilyId, catalogue] = FAMILY_PATH.exec(path) ?? [];
      return Number(catalogue) === catalogId ? [{ subFamilyId: Number(subFamilyId), file: content as FamilyFile }] : [];
    })
    .sort((first, second) => first.subFamilyId - second.subFamilyId);
  return {
    subFamilies: new Map(families.map(({ subFamilyId, file }) => [subFamilyId, file.subFamily])),
    models: new Map(families.flatMap(({ file }) => file.models.map((model) => [model.model, model] as const))),
    modelsOfSubFamily: new Map(families.map(({ subFamilyId, file }) => [subFamilyId, file.models])),
  };
};

/** Builds the index of a snapshot; its content was validated when it was published. */
export const indexCatalogue = (snapshot: StoredSnapshot): CatalogueIndex => ({
  version: snapshot.version,
  files: new Map(snapshot.files.map(({ path, content }) => [path, staticFile(content)])),
  editions: { 16: editionOf(snapshot, 16), 21: editionOf(snapshot, 21) },
});
