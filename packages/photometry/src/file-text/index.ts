export { decodeText } from './decode-text';
export { type FileIssue, type FileIssueCode, FileIssues, type FileReading, type ReadOptions } from './file-issue';
export { MOST_ANGLES, MOST_VALUES, readIntensities } from './intensity-table';
export { NumberReader } from './number-reader';
export { formatNumber, parseNumber } from './number-text';
export { readLines } from './text-lines';
