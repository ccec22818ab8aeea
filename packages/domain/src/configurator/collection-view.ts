import { type CatalogId, isApplicationShown, parseCatalogId } from '../catalogue';
import { fail, ok, type Result } from '../result';
import { memberOf } from '../untrusted';
import { LAYERS, LOCATIONS_OF_USE, PLATFORM_DEFAULTS } from './configurator.data';

/** A–G (CF9). */
export type Layer = keyof typeof LAYERS;
/** A location of use, in which an action is offered (CF10). */
export type LocationOfUse = (typeof LOCATIONS_OF_USE)[number];

/** The value is no layer, or no location of use (CF9, CF10). */
export type CollectionViewFailure =
  /** No layer of a collection has this name. */
  | { readonly code: 'configurator.layer-unknown'; readonly layer: unknown }
  /** No location of use has this name. */
  | { readonly code: 'configurator.location-unknown'; readonly location: unknown };

/** Display width of a layer of a decision tree: A, B, D and E large, C, F and G over the full width (CF9). */
export function layerDisplay(layer: unknown): Result<'large' | 'full', CollectionViewFailure> {
  const found = (Object.keys(LAYERS) as Layer[]).find((one) => one === layer);
  return found === undefined ? fail({ code: 'configurator.layer-unknown', layer }) : ok(LAYERS[found]);
}

/** Checks a location of use (CF10). */
export function parseLocationOfUse(location: unknown): Result<LocationOfUse, CollectionViewFailure> {
  return memberOf(LOCATIONS_OF_USE, location, { code: 'configurator.location-unknown', location });
}

/** The applications that the collections of a sub-family offer: 225 ignores 4, 5 and 6 (CF12). */
export function offeredApplications(subFamilyId: number, applicationIds: readonly number[]): readonly number[] {
  return applicationIds.filter((id) => isApplicationShown(subFamilyId, id));
}

/** The catalogue before the account is known: the one found by place, 16 when that failed (CF14). */
export function firstCatalogId(found: unknown): CatalogId {
  const named = parseCatalogId(found);
  return named.ok ? named.value : PLATFORM_DEFAULTS.catalogId;
}
