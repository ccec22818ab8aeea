import type { LineIssue } from '@candil/contract';
import type { IsoLanguage, TextFailure } from '@candil/domain';
import type { Failure } from '../../kernel';
import { type CatalogueAccessFailure, type ProductRefusal, ruleRefusalToWire } from '../catalogue';
import { type ConfigurationFailure, configurationFailureText } from '../domain-service';
import type { ExchangeFailure } from './exchange-model';
import type { ContentFailure } from './read-content';

/** Most products of a project: as many as an order may have. */
export const PROJECT_PRODUCTS_MAX = 1000;

export type ProjectFailure =
  | { readonly code: 'project.not-found' }
  | { readonly code: 'project.read-only' }
  | { readonly code: 'project.too-many-products'; readonly max: number }
  /** All compositions of a project together; in characters. */
  | { readonly code: 'project.compositions-too-large'; readonly max: number }
  /** More different compositions than one request may make. */
  | { readonly code: 'project.too-many-compositions' }
  | { readonly code: 'access.denied' }
  | { readonly code: 'product.not-found' }
  /** A composition is changed in its editor, a regular product by its reference. */
  | { readonly code: 'product.is-composition' }
  | { readonly code: 'product.no-composition' }
  | { readonly code: 'creation-code.not-given'; readonly creationCode: string }
  | { readonly code: 'creation-code.unknown'; readonly creationCode: string; readonly index: number }
  /** The problems of a configuration that was to be validated. */
  | { readonly code: 'product.not-valid'; readonly issues: readonly LineIssue[] }
  | { readonly code: 'picture.format' }
  | { readonly code: 'file.not-found' }
  | { readonly code: 'share.not-found' }
  | { readonly code: 'preconfig.not-found' }
  | { readonly code: 'request.too-large' }
  | { readonly code: 'request.malformed' }
  | { readonly code: 'request.media-type' }
  | { readonly code: 'request.invalid' }
  | ContentFailure
  | ExchangeFailure
  | { readonly code: 'version.conflict'; readonly currentVersion: number }
  | CatalogueAccessFailure
  | TextFailure
  /** `index` counts the products of a request for several from 0. */
  | (ProductRefusal & { readonly index?: number });

/** The failure as it leaves the service: a refusing or broken rule is described in the language of the user, all others by code. */
export const projectFailureToWire = (failure: ProjectFailure, language: IsoLanguage): Failure => {
  if (failure.code === 'rule.rejected' || failure.code === 'rule.broken') {
    const index = 'index' in failure ? failure.index : undefined;
    return { ...ruleRefusalToWire(failure, language), ...(index !== undefined && { index }) };
  }
  return isOfDocument(failure) ? { ...failure, ...{ detail: configurationFailureText(failure, language) } } : failure;
};

/**
 * Returns whether the failure is about a posted document: such a failure also has words, because the document may come
 * from a tool that has none.
 */
const isOfDocument = (failure: ProjectFailure): failure is ConfigurationFailure =>
  failure.code.startsWith('saved-document.') || failure.code.startsWith('import.');
