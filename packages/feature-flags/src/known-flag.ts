/** A flag as the service resolved it for the user of the page. */
export interface KnownFlag {
  readonly name: string;
  readonly on: boolean;
  /** Sub-families and applications that it is restricted to (FL6); absent = all. */
  readonly subFamilyIds?: readonly number[] | undefined;
  readonly applicationIds?: readonly number[] | undefined;
}

const isIn = (list: readonly number[] | undefined, id: unknown): boolean => list === undefined || list.some((one) => one === id);

/** Checks that a resolved flag is on at a place of the page. */
export const isKnownFlagOn = (
  { on, subFamilyIds, applicationIds }: KnownFlag,
  place: { readonly subFamilyId?: unknown; readonly applicationId?: unknown } = {},
): boolean => on && isIn(subFamilyIds, place.subFamilyId) && isIn(applicationIds, place.applicationId);
