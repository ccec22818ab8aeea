import type { endpoints, ResponseOf } from '@candil/contract';
import {
  type BomFailure,
  type CatalogId,
  type CreationCodeFailure,
  type EditFailure,
  type ExclusionRow,
  errorText,
  type IsoLanguage,
  type SavedDocumentFailure,
} from '@candil/domain';

/** A posted configuration is none of the catalogue that it was posted for. */
export interface OtherCatalogueFailure {
  readonly code: 'saved-document.other-catalogue';
  readonly elementId: string;
  readonly catalogId: CatalogId;
}

/** An element names a sub-family that the catalogue does not have. */
interface ElementFamilyFailure {
  readonly code: 'import.no-family-data';
  readonly elementId?: string;
}

/** Reasons a posted value cannot be read as a configuration of the catalogue. */
export type ConfigurationFailure = SavedDocumentFailure | OtherCatalogueFailure | ElementFamilyFailure;

type WireRow = NonNullable<ResponseOf<typeof endpoints.validateConfiguration>['issues'][number]['exclusion']>;

/** The row with its reason in one language. */
export const rowToWire = ({ reason, ...cells }: ExclusionRow, language: IsoLanguage): WireRow => {
  const { finish, temperature, control, installation1, installation2 } = cells;
  return { finish, temperature, control, installation1, installation2, ...(reason !== undefined && { reason: reason[language] }) };
};

export const configurationFailureText = (failure: ConfigurationFailure, language: IsoLanguage): string =>
  failure.code === 'saved-document.other-catalogue'
    ? `Element ${failure.elementId} is not of catalogue ${failure.catalogId}`
    : errorText(failure, language);

/** A refusal by several elements is reported for each, up to a limit. */
export const editFailureTexts = (failure: EditFailure, language: IsoLanguage): readonly string[] =>
  failure.code === 'edit.some-refuse'
    ? failure.refusals.flatMap((refusal) => editFailureTexts(refusal.failure, language))
    : [errorText(failure, language)];

/** The failure with a message for tools that have no texts of their own. */
export const bomFailureText = (failure: BomFailure | CreationCodeFailure, language: IsoLanguage): string =>
  failure.code === 'bom.element-refused' ? errorText(failure.failure, language) : errorText(failure, language);
