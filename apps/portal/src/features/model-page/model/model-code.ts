/** Four digits. */
export const isModelCode = (text: string | undefined): text is string => text !== undefined && /^\d{4}$/.test(text);
