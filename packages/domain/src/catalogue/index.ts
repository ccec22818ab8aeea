export { type CatalogFailure, type CatalogId, catalogOf, parseCatalogId } from './catalogue';
export { CATALOGS } from './catalogue.data';
