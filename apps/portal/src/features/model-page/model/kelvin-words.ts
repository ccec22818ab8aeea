import type { Format } from '@candil/i18n';

/** "2700 K", or "2700 – 4000 K" for several. */
export const kelvinWords = (kelvin: readonly number[], format: Pick<Format, 'kelvin'>): string => {
  const [least, most] = [Math.min(...kelvin), Math.max(...kelvin)];
  return least === most ? format.kelvin(least) : `${format.kelvin(least)} – ${format.kelvin(most)}`;
};
