import type { LeadTimeEntry } from './attribute';

/** The entries by threshold, only those whose weeks strictly increase (AV5). */
export function keptLeadTimes(entries: readonly LeadTimeEntry[]): readonly LeadTimeEntry[] {
  const kept: LeadTimeEntry[] = [];
  for (const entry of [...entries].sort((a, b) => a.from - b.from || a.weeks - b.weeks)) {
    const last = kept.at(-1);
    if (last === undefined || entry.weeks > last.weeks) kept.push(entry);
  }
  return kept;
}

/**
 * Weeks for a quantity: the largest that base and chosen variations each give (AV8).
 * Each gives the last kept entry whose threshold the quantity reaches, below the first one the first (AV6);
 * one without entries adds nothing, and without any entry the answer is undefined, on request, never 0 (AV7).
 */
export function leadTimeWeeks(entriesOfBaseAndVariations: readonly (readonly LeadTimeEntry[])[], quantity: number): number | undefined {
  let longest: number | undefined;
  for (const entries of entriesOfBaseAndVariations) {
    const kept = keptLeadTimes(entries);
    const entry = kept.findLast(({ from }) => from <= quantity) ?? kept[0];
    if (entry !== undefined && (longest === undefined || entry.weeks > longest)) longest = entry.weeks;
  }
  return longest;
}

/** One list that gives for every quantity what base and variations give together, for an article written down (AT22). */
export function joinLeadTimes(entriesOfBaseAndVariations: readonly (readonly LeadTimeEntry[])[]): readonly LeadTimeEntry[] {
  const thresholds = new Set(entriesOfBaseAndVariations.flatMap((entries) => entries.map(({ from }) => from)));
  const weeksFrom = (from: number, quantity: number) => ({ from, weeks: leadTimeWeeks(entriesOfBaseAndVariations, quantity) ?? 0 });
  const lowest = Math.min(...thresholds);
  // Below the lowest threshold stands what its first entry says, even where another entry has the same threshold.
  const below = thresholds.size === 0 ? [] : [weeksFrom(lowest, lowest - 1)];
  return keptLeadTimes([...below, ...[...thresholds].map((from) => weeksFrom(from, from))]);
}
