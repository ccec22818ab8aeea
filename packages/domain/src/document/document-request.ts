import type { CatalogId } from '../catalogue';
import { DOCUMENT_TYPES, UMBRELLA_MODELS_TO } from './document.data';

/** A type of document (DC1). */
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The product whose documents are requested. */
export interface DocumentSubject {
  /** The catalogue that sells it. */
  readonly catalogId: CatalogId;
  /** A language of the platform or its locale. */
  readonly language: string;
  /** The family of its collection. */
  readonly familyId: number;
  /** Its collection. */
  readonly subFamilyId: number;
  /** The id that stands for application and location. */
  readonly applicationLocationId: number;
  /** Four digits. */
  readonly model: string;
  /** Kind of product, by the name of downloads. */
  readonly productType: string;
}

/** One document of the body of `documents/docs-web/global-generate` (DC5). */
export interface GeneratedDocument {
  /** Type of the document. */
  readonly type: DocumentType;
  /** Only for a specification sheet. */
  readonly subType?: 'model' | 'umbrella';
  /** Product that the document is made for. */
  readonly params: {
    readonly familyId: number;
    readonly model: string;
    readonly subFamilyId: number;
    readonly applicationLocationId: number;
    readonly productType: string;
  };
}

/** Checks that a value is a type of document (DC1). */
export function isDocumentType(type: unknown): type is DocumentType {
  return DOCUMENT_TYPES.some((one) => one === type);
}

/** A specification sheet is of the model when the number of the model, its first four characters, is over 100, else of the umbrella (DC3). */
export function specSheetSubType(modelOrReference: unknown): 'model' | 'umbrella' {
  const digits = typeof modelOrReference === 'string' ? modelOrReference.trim().slice(0, 4) : '';
  return /^\d+$/.test(digits) && Number(digits) > UMBRELLA_MODELS_TO ? 'model' : 'umbrella';
}

/** The query of GET documents/docs-web, in its order; `files[]` is repeated (DC4). */
export function docsWebQuery(
  subject: DocumentSubject,
  files: readonly DocumentType[],
): readonly (readonly [name: string, value: string])[] {
  return [
    ['catalog', String(subject.catalogId)],
    ['language', subject.language],
    ['subfamily', String(subject.subFamilyId)],
    ['family', String(subject.familyId)],
    ['model', subject.model],
    ['productType', subject.productType],
    ['applicationLocation', String(subject.applicationLocationId)],
    ...files.map((file) => ['files[]', file] as const),
  ];
}

/** Query and body of POST documents/docs-web/global-generate: en-US is asked for as us (DC5). */
export function globalGenerateRequest(
  subject: DocumentSubject,
  types: readonly DocumentType[],
): { readonly query: { readonly catalogId: CatalogId; readonly lang: string }; readonly body: readonly GeneratedDocument[] } {
  const { catalogId, language, familyId, model, subFamilyId, applicationLocationId, productType } = subject;
  return {
    query: { catalogId, lang: language === 'en-US' ? 'us' : language },
    body: types.map((type) => ({
      type,
      ...(type === 'specSheet' && { subType: specSheetSubType(model) }),
      params: { familyId, model, subFamilyId, applicationLocationId, productType },
    })),
  };
}
