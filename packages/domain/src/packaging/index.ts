export { checkPackagingData, type PackagingDataFailure } from './check-packaging-data';
export {
  type Packaging,
  type PackagingData,
  type PackedPart,
  type PackingStep,
  type PartKind,
  packagingOf,
  packagingPoints,
} from './packaging';
export { PACKING_STEPS, PART_POINTS } from './packaging.data';
