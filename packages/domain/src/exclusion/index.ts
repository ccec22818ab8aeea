export { type CompiledExclusions, compileExclusions, EXCLUSION_CELLS, type ExclusionRow, findExclusion, findExclusions } from './exclusion';
