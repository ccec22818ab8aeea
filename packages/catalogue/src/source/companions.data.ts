import type { CompanionRule } from '@candil/domain';

/** Companions that lists of pieces suggest: articles of a system that do not work without others. */
export const COMPANION_RULES: readonly CompanionRule[] = [
  { id: 'belt-feed', of: ['8010'], each: { metres: 10 }, needs: ['8015', '8020'] },
  { id: 'belt-fixing', of: ['8010'], each: { metres: 2 }, needs: ['8012', '8013', '8014', '8016'] },
  { id: 'stick-base', of: ['7450', '7455', '7460', '7470', '7475'], each: { pieces: 4 }, needs: ['7480'] },
  { id: 'stick-joint', of: ['7450', '7455', '7460', '7470'], each: { pieces: 2 }, needs: ['7485'] },
];
