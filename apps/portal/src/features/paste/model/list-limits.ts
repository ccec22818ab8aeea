/** Longest list in UTF-16 units and largest file in bytes: the contract's, without its schemas. */
export const TEXT_MAX = 200_000;
export const FILE_MAX_BYTES = 10_485_760;
