export type { FileIssue, FileIssueCode, FileReading, ReadOptions } from '../file-text';
export type { EulumdatFile, EulumdatLampSet, EulumdatSymmetry } from './eulumdat-file';
export { keptPlanes } from './kept-planes';
export { readEulumdat } from './read-eulumdat';
export { type EulumdatWriteOptions, writeEulumdat } from './write-eulumdat';
