import type { PackagingData, PartKind } from '@candil/domain';
import { OUTLET_CANOPIES } from './outlet-canopies.data';

/** Packaging data of the workshop: minutes per point in each step, and points per package. */
export const PACKAGING: PackagingData = { minutesPerPoint: { PREPARA: 1.5, MONTAJE: 4, EMBALAJE: 2 }, pointsPerPackage: 12 };

/** Models that count when they are packed: rings and arcs are bent of tubes, sticks and bars are tubes, plates go as canopies. */
export const PART_KINDS: Readonly<Record<string, PartKind>> = {
  '5662': 'tube',
  '5770': 'curve',
  '5772': 'curve',
  '5774': 'curve',
  '5776': 'curve',
  '5778': 'curve',
  '6325': 'curve',
  '5955': 'tube',
  '7450': 'tube',
  '7455': 'tube',
  '7460': 'tube',
  '7470': 'tube',
  '8150': 'tube',
  '8155': 'tube',
  '8170': 'tube',
  '9016': 'tube',
  '2598': 'curve',
  '9010': 'canopy',
  ...Object.fromEntries(OUTLET_CANOPIES.map(({ model }) => [model, 'canopy' as const])),
};
