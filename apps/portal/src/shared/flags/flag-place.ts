import type { FlagPlace } from './flag-store';

/** A product, a model, or what is looked at of a collection. */
interface Placed {
  readonly subFamily: { readonly id: number };
  /** Null where it has none; without an application where that is open. */
  readonly applicationLocation: { readonly applicationId?: number | undefined } | null;
}

/** Where it stands for the flags that are confined to sub-families or applications (FL6). */
export const flagPlaceOf = ({ subFamily, applicationLocation }: Placed): FlagPlace => ({
  subFamilyId: subFamily.id,
  ...(applicationLocation?.applicationId !== undefined && { applicationId: applicationLocation.applicationId }),
});
