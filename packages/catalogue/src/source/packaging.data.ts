import type { PackagingData, PartKind } from '@candil/domain';

/** What the workshop needs to pack: minutes of a point in each step, and the points that fill a package. */
export const PACKAGING: PackagingData = { minutesPerPoint: { PREPARA: 1.5, MONTAJE: 4, EMBALAJE: 2 }, pointsPerPackage: 12 };

/** Models that count when they are packed: the ring is bent of one tube, the tall glass hangs from one. */
export const PART_KINDS: Readonly<Record<string, PartKind>> = { '5770': 'curve', '5662': 'tube' };
