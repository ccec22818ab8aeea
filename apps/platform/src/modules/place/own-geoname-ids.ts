/** Ids of our own begin here: GeoNames' are far below. */
const OWN_IDS = 1_000_000_000;
const DIVISIONS = OWN_IDS + 1_000_000;
/** Codes of divisions have at most three characters of base 36. */
const CODES = 36 ** 3;

/** Returns whether the id is one of ours, for a place that the packaged lists know without its GeoNames id. */
export const isOwnId = (geonameId: number): boolean => geonameId >= OWN_IDS;

/** From the number that ISO 3166-1 gives the country: the same in every release. */
export const ownIdOfCountry = (isoNumber: number): number => OWN_IDS + isoNumber;

/** From the code that ISO 3166-2 gives the division, such as `CT` of `ES-CT`. */
export const ownIdOfDivision = (isoNumber: number, code: string): number => DIVISIONS + isoNumber * CODES + Number.parseInt(code, 36);

/** The number of the country that an id of ours is, or is in; undefined for an id of GeoNames. */
export const isoNumberOf = (geonameId: number): number | undefined => {
  if (!isOwnId(geonameId)) return undefined;
  return geonameId < DIVISIONS ? geonameId - OWN_IDS : Math.floor((geonameId - DIVISIONS) / CODES);
};
