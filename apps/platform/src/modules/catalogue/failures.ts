import {
  type ArticleFailure,
  type AttributeType,
  type CatalogId,
  errorText,
  type IsoLanguage,
  type ReferenceFailure,
} from '@candil/domain';

/** Reasons a requested product cannot be made. */
export type ConfigureFailure =
  | ReferenceFailure
  | Exclude<ArticleFailure, { readonly code: 'article.attribute-missing' }>
  | { readonly code: 'article.attribute-missing'; readonly attribute: AttributeType; readonly allowed: readonly string[] }
  | { readonly code: 'reference.other-catalogue'; readonly reference: string; readonly catalogId: CatalogId };

/** The failure in words, for callers that show no text of their own. */
export const configureFailureText = (failure: ConfigureFailure, language: IsoLanguage): string =>
  failure.code === 'reference.other-catalogue'
    ? `${failure.reference} is not a reference of catalogue ${failure.catalogId}`
    : errorText(failure, language);
