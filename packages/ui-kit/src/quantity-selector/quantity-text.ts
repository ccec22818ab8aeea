/** Decimals that a step of that size can express: 1 → 0, 0.5 → 1, 0.25 → 2, 1e-7 → 7. */
export const decimalsOf = (step: number): number => {
  const [digits = '', exponent = '0'] = String(step).split('e');
  const [, fraction = ''] = digits.split('.');
  return Math.max(0, fraction.length - Number(exponent));
};

/**
 * Returns the text of the field after typing: comma becomes dot, one separator, no more decimals than the step;
 * undefined = not accepted.
 */
export const acceptQuantityText = (typed: string, step: number): string | undefined => {
  const text = typed.trim().replaceAll(',', '.');
  const decimals = decimalsOf(step);
  const shape = decimals === 0 ? /^\d*$/ : new RegExp(`^\\d*(\\.\\d{0,${decimals}})?$`);
  return shape.test(text) ? text : undefined;
};

/** The number of an accepted text; undefined while there is none ('' or '.'). */
export const numberOfText = (text: string): number | undefined => {
  const value = Number(text);
  return text === '' || text === '.' || Number.isNaN(value) ? undefined : value;
};

/** Adds steps without leaving dirt of binary fractions, held between the bounds. */
export const stepQuantity = (value: number, steps: number, { step, min, max }: { step: number; min: number; max: number }): number => {
  const moved = Number((value + steps * step).toFixed(decimalsOf(step)));
  return Math.min(max, Math.max(min, moved));
};
