export { type CatalogFailure, type CatalogId, catalogOf, parseCatalogId } from './catalog';
export { CATALOGS } from './catalog.data';
