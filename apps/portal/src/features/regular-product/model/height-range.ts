import { type CalendarDay, type ModelDefinition, type PendantHeightRange, pendantHeightRangeOf, variationsOf } from '@candil/domain';

/** The heights at which a model may hang; undefined for one that does not hang (AT3). */
export const heightRangeOf = (model: ModelDefinition, today: CalendarDay): PendantHeightRange | undefined => {
  const [variation] = variationsOf(model, 'pendantHeight', today);
  return variation && pendantHeightRangeOf(variation);
};

/** Returns the allowed height nearest to a typed or dragged one: whole centimetres within the range. */
export const nearestHeight = ({ min, standard, max, delta }: PendantHeightRange, centimetres: number): number =>
  delta === 0 ? standard : Math.min(max, Math.max(min, Math.round(centimetres)));
