export type { FileIssue, FileIssueCode, FileReading, ReadOptions } from '../file-text';
export type { IesFile, IesKeyword, IesTilt, IesTiltTable, IesVersion } from './ies-file';
export { type TiltFileSource, tiltMultiplier } from './ies-tilt';
export { type IesReadOptions, readIes } from './read-ies';
export { type IesWriteOptions, writeIes } from './write-ies';
