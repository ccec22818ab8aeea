/** `R` and at least five digits. */
export const requestNumberOf = (serial: number): string => `R${String(serial).padStart(5, '0')}`;
