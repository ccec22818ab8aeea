/** Stands where a format wants a word and nothing is known; read back as nothing. */
export const NOT_STATED = 'N/A';
