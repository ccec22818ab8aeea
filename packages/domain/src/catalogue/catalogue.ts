import { fail, ok, type Result } from '../result';
import { CATALOGS } from './catalogue.data';

/** 16 = international, 21 = USA. */
export type CatalogId = 16 | 21;

/** The value names no catalogue (RC15). */
export type CatalogFailure = { readonly code: 'catalog.unknown'; readonly value: unknown };

/** Reads a catalogue id from a number or its decimal text; anything but 16 and 21 is refused with "Not exist catalog value" (RC15). */
export function parseCatalogId(value: unknown): Result<CatalogId, CatalogFailure> {
  if (value === 16 || value === '16') return ok(16);
  if (value === 21 || value === '21') return ok(21);
  return fail({ code: 'catalog.unknown', value });
}

/** Returns the facts of a catalogue: name, driver market, default rate, currency, way to write codes, price cap (PR2, RC9, PR11). */
export function catalogOf(catalogId: CatalogId): (typeof CATALOGS)[CatalogId] {
  return CATALOGS[catalogId];
}
