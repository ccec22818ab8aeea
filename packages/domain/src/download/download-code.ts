import type { Result } from '../result';
import { memberOf } from '../untrusted';
import { DOWNLOAD_CODES, DOWNLOAD_TRANSITIONS } from './download.data';

/** 1 started, 4 intermediate, 8 ready, 3 failed, 17 complete (DL1). */
export type DownloadCode = (typeof DOWNLOAD_CODES)[keyof typeof DOWNLOAD_CODES];

/** The value is no progress code (DL1). */
export type DownloadCodeFailure = { readonly code: 'download.code-unknown'; readonly value: unknown };

/** Checks a progress code (DL1). */
export function parseDownloadCode(value: unknown): Result<DownloadCode, DownloadCodeFailure> {
  return memberOf(Object.values(DOWNLOAD_CODES), value, { code: 'download.code-unknown', value });
}

/** Checks a transition between two codes: 1, then 4 any number of times, 8, 17; 3 from any but 17 and 3 itself (DL2). */
export function mayFollow(from: DownloadCode, to: DownloadCode): boolean {
  return DOWNLOAD_TRANSITIONS[from].some((code) => code === to);
}
