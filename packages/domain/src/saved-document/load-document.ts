import { createElementTree, type ElementNode, type ElementTree, walk } from '../element';
import { fail, ok, type Result } from '../result';
import { checkDocument, type SavedElementFailure } from './check-document';
import { checkImport, type FamilyData, type ImportFailure } from './check-import';
import { copyPlain, type JsonObject } from './json';
import { MIGRATIONS } from './migrations';
import { SAVED_DOCUMENT_VERSION, type SavedDocument, type SavedElement } from './saved-document';

/** Why a value cannot be loaded as a configuration. */
export type SavedDocumentFailure =
  | ImportFailure
  | SavedElementFailure
  /** It was saved by a version that is not known. */
  | { readonly code: 'saved-document.version-unknown'; readonly version: unknown; readonly newest: number };

/** A configuration as it was loaded. */
export interface LoadedDocument {
  /** The configuration, ready to edit. */
  readonly tree: ElementTree;
  /** The version that it was saved in. */
  readonly version: number;
  /** Codes in the configuration that the family data has no model for, each once (SV9). */
  readonly unknownCodes: readonly string[];
}

/**
 * Reads a configuration from untrusted data, e.g. parsed JSON: the four checks of an import (IM), a known version (SV4), migrations to
 * the newest, then every field (SV5–SV8). The failure names the first thing that is wrong and where it stands. Never throws; what it
 * returns shares nothing with the input.
 */
export function loadDocument(json: unknown, familyData: FamilyData | undefined | null): Result<LoadedDocument, SavedDocumentFailure> {
  const importable = checkImport(json, familyData);
  if (!importable.ok) return importable;
  const plain = copyPlain(importable.value);
  if (!plain.ok) return plain;
  // A plain object was copied, and so is one.
  const migrated = migrate(plain.value as JsonObject);
  if (!migrated.ok) return migrated;
  const failure = checkDocument(migrated.value.document);
  if (failure !== undefined) return fail(failure);
  const tree = createElementTree(nodeOf(migrated.value.document as unknown as SavedDocument));
  return ok({ tree, version: migrated.value.version, unknownCodes: unknownCodes(tree, familyData?.models ?? []) });
}

function migrate(document: JsonObject): Result<{ readonly document: JsonObject; readonly version: number }, SavedDocumentFailure> {
  const { version = 1 } = document;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > SAVED_DOCUMENT_VERSION) {
    return fail({ code: 'saved-document.version-unknown', version, newest: SAVED_DOCUMENT_VERSION });
  }
  const migrated = MIGRATIONS.slice(version - 1).reduce((older, migrate) => migrate(older), document);
  return ok({ document: { ...migrated, version: SAVED_DOCUMENT_VERSION }, version });
}

function nodeOf({ id, type, props, size, data, createdAt, elements }: SavedElement): ElementNode {
  return {
    id,
    type,
    props,
    size,
    data,
    createdAt,
    elements: elements.map(({ element, options }) => ({ element: nodeOf(element), options })),
  };
}

function unknownCodes(tree: ElementTree, models: FamilyData['models']): readonly string[] {
  const known = new Set(models.map(({ model }) => model));
  const codes = [...walk(tree)].map(({ props }) => props.code).filter((code) => code !== undefined);
  return [...new Set(codes)].filter((code) => !known.has(code));
}
