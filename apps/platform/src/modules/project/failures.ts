import type { IsoLanguage, TextFailure } from '@candil/domain';
import type { Failure } from '../../kernel';
import { type CatalogueAccessFailure, type ProductRefusal, ruleRefusalToWire } from '../catalogue';

/** Most products of a project: as many as an order may have. */
export const PROJECT_PRODUCTS_MAX = 1000;

export type ProjectFailure =
  | { readonly code: 'project.not-found' }
  | { readonly code: 'project.read-only' }
  | { readonly code: 'project.too-many-products'; readonly max: number }
  | { readonly code: 'access.denied' }
  | { readonly code: 'product.not-found' }
  | { readonly code: 'version.conflict'; readonly currentVersion: number }
  | CatalogueAccessFailure
  | TextFailure
  /** `index` counts the products of a request for several from 0. */
  | (ProductRefusal & { readonly index?: number });

/** The failure as it leaves the service: a rule that refuses or is broken says so in the language, everything else is told by its code. */
export const toldIn = (failure: ProjectFailure, language: IsoLanguage): Failure => {
  if (failure.code !== 'rule.rejected' && failure.code !== 'rule.broken') return failure;
  const { index } = failure;
  return { ...ruleRefusalToWire(failure, language), ...(index !== undefined && { index }) };
};
