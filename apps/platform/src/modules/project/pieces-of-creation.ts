import {
  type CalendarDay,
  type CompositionAvailability,
  type CompositionPart,
  compositionAvailability,
  type LeadTimeEntry,
} from '@candil/domain';
import type { EvaluatedConfiguration } from './evaluate-configuration';

/** The same part in several compositions is ordered at once: the more pieces, the longer it may take (AV6). */
const partsIn = ({ parts }: EvaluatedConfiguration): readonly CompositionPart[] => {
  const byCode = new Map<string, CompositionPart>();
  for (const { part } of parts) {
    const known = byCode.get(part.code);
    byCode.set(part.code, known === undefined ? part : { ...known, quantity: known.quantity + part.quantity });
  }
  return [...byCode.values()];
};

/** When so many pieces are on site, and the part that decides it. */
export const availabilityOfPieces = (evaluated: EvaluatedConfiguration, quantity: number, today: CalendarDay): CompositionAvailability =>
  compositionAvailability(partsIn(evaluated), quantity, today);

/** Lead times by pieces of the composition: a part that three of are needed reaches its thresholds with a third of them. */
export const leadTimesOfPieces = (evaluated: EvaluatedConfiguration): readonly (readonly LeadTimeEntry[])[] =>
  partsIn(evaluated).flatMap(({ leadtimes, quantity }) =>
    leadtimes.map((entries) => entries.map(({ from, weeks }) => ({ from: Math.max(1, Math.ceil(from / quantity)), weeks }))),
  );
