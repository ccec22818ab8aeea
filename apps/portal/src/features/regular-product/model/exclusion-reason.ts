import type { ExclusionRow, IsoLanguage } from '@candil/domain';

/** The maker's reasons in a language, each once; undefined when no row has one. */
export const exclusionReason = (rows: readonly ExclusionRow[] | undefined, language: IsoLanguage): string | undefined => {
  const reasons = new Set((rows ?? []).flatMap(({ reason }) => reason?.[language] ?? []));
  return reasons.size === 0 ? undefined : [...reasons].join(' ');
};
