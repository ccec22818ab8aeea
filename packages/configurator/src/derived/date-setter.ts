import { type CompositionPart, type CreationEvaluation, compositionAvailability, type ElementId } from '@candil/domain';

/** The part that everything waits for. */
export interface DateSetter {
  /** Its reference. */
  readonly code: string;
  readonly elementIds: readonly ElementId[];
  /** By how much all the rest is there sooner. */
  readonly weeksSooner: number;
}

/** The part whose weeks are the longest; undefined where the rest takes as long, or nothing is known of one of them. */
export function dateSetterOf({ compositions, availability, today }: CreationEvaluation): DateSetter | undefined {
  const { weeks, weeksOf } = availability;
  if (weeks === undefined || weeksOf === undefined) return undefined;
  const all = compositions.flatMap(({ parts }) => parts);
  const rest = together(all.map(({ part }) => part).filter(({ code }) => code !== weeksOf));
  const without = rest.length === 0 ? undefined : compositionAvailability(rest, 1, today).weeks;
  if (without === undefined || without >= weeks) return undefined;
  const elementIds = all.filter(({ part }) => part.code === weeksOf).flatMap((part) => part.elementIds);
  return { code: weeksOf, elementIds, weeksSooner: weeks - without };
}

/** The same part in several compositions is ordered at once. */
function together(parts: readonly CompositionPart[]): readonly CompositionPart[] {
  const byCode = new Map<string, CompositionPart>();
  for (const part of parts) {
    const known = byCode.get(part.code);
    byCode.set(part.code, known === undefined ? part : { ...known, quantity: known.quantity + part.quantity });
  }
  return [...byCode.values()];
}
