const LARGEST_ID = 2_147_483_647;

/** The number of an order in an address; undefined when it is none. */
export const readOrderId = (text: string | undefined): number | undefined => {
  const id = Number(text);
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) && id <= LARGEST_ID ? id : undefined;
};
