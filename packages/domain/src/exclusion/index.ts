export { blockingRows, type Combinations, compileCombinations, type Modifiers } from './combinations';
export {
  type CellRows,
  type CompiledExclusions,
  compileExclusions,
  EXCLUSION_CELLS,
  type ExclusionRow,
  findExclusion,
  findExclusions,
} from './exclusion';
