import type { CatalogId } from '@candil/domain';
/** The catalogue that this device showed last; a visitor has no other. The international one unless the cookie says 21 (P§9). */
export const visitorCatalogue = (cookies: string): CatalogId => (/(?:^|;\s*)catalogue_id=21(?:;|$)/.test(cookies) ? 21 : 16);
