import type { Result } from '../result';
import { memberOf } from '../untrusted';
import { DEFAULT_PRODUCT_QUANTITY, PRODUCT_TYPES } from './project.data';

/** REGULAR, CREATION or COMPOSING_PENDANTS (PJ8). */
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** The value is no type of product (PJ8). */
export type ProductTypeFailure = { readonly code: 'product.type-unknown'; readonly type: unknown };

/** Checks the type of a product (PJ8). */
export function parseProductType(type: unknown): Result<ProductType, ProductTypeFailure> {
  return memberOf(PRODUCT_TYPES, type, { code: 'product.type-unknown', type });
}

/** Initial state of a product: its quantity, 1 by default, and validation status 0 (PJ9). A given quantity is checked. */
export function newProductState(quantity?: unknown): { readonly quantity: unknown; readonly validation: { readonly status: 0 } } {
  return { quantity: quantity === undefined || quantity === null ? DEFAULT_PRODUCT_QUANTITY : quantity, validation: { status: 0 } };
}
