import type { WireAvailability } from '@candil/contract';

/** Up to this many weeks a delivery counts as soon. */
const SOON_WEEKS = 4;

export type DeliveryTone = 'success' | 'warning' | 'error' | 'neutral';

/** Colour of a delivery: ended, unknown, soon or slow. The words beside it say the same. */
export const deliveryTone = ({ days, weeks }: Pick<WireAvailability, 'days' | 'weeks'>): DeliveryTone => {
  if (days < 0) return 'error';
  if (weeks === null) return 'neutral';
  return weeks <= SOON_WEEKS ? 'success' : 'warning';
};
