import {
  CALL_METHODS,
  CATALOGS,
  LAYERS as DISPLAYED_LAYERS,
  ISO_LANGUAGES,
  LOCATIONS_OF_USE,
  ORDER_STATUS,
  PRODUCT_TYPES,
  SERVICE_NAMES,
} from '@candil/domain';
import { expect, it } from 'vitest';
import { LAYERS } from './decision-tree';
import { METHODS, SERVICES } from './endpoint';
import { SITE_LOCATIONS } from './menu';
import { orderStatus } from './order';
import { projectProduct } from './project';
import { catalogId, currency, isoLanguage } from './wire-values';

/** The values that a schema of literals takes, of 0 to 30. */
const numbersOf = (schema: { safeParse: (value: number) => { success: boolean } }) =>
  Array.from({ length: 31 }, (_, value) => value).filter((value) => schema.safeParse(value).success);

// The wire writes these lists out, so that frames and the client need not carry the domain for them.
it.each([
  ['methods', METHODS, CALL_METHODS],
  ['services', SERVICES, SERVICE_NAMES],
  ['places that show actions', SITE_LOCATIONS, LOCATIONS_OF_USE],
  ['layers', LAYERS, Object.keys(DISPLAYED_LAYERS)],
  ['languages', isoLanguage.options, ISO_LANGUAGES],
  ['types of products', projectProduct.shape.type.options, PRODUCT_TYPES],
  ['currencies', currency.options, Object.values(CATALOGS).map((catalogue) => catalogue.currency)],
  ['catalogues', numbersOf(catalogId), Object.values(CATALOGS).map(({ id }) => id)],
  ['statuses of an order', numbersOf(orderStatus), Object.values(ORDER_STATUS)],
])('the %s of the wire are those of the domain', (_, ofWire, ofDomain) => {
  expect(ofWire).toEqual(ofDomain);
});
