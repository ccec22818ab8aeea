/** Reads an id of the catalogue in an address; 0, which nothing has, for a text that cannot be one. */
export const readSerialId = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : /^\d{1,9}$/.test(text) ? Number(text) : 0;
