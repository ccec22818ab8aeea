import { ok, type Result } from '../result';
import type { DownloadEvent } from './download';
import { type DownloadCode, type DownloadCodeFailure, parseDownloadCode } from './download-code';

/** Progress of a file in a message, beside its code. */
export interface DownloadProgress {
  /** Bytes or steps so far; of a file that is under way. */
  readonly loaded?: number;
  /** Bytes or steps in all; of a file that starts, else one step. */
  readonly total?: number;
  /** True for a file that starts and is fetched by its address; default false. */
  readonly url?: boolean;
}

/** The event that a message with a progress code stands for (DL14); fails for any other value. */
export function downloadEventOf(
  fileId: string,
  code: unknown,
  { loaded = 0, total = 1, url = false }: DownloadProgress = {},
): Result<DownloadEvent, DownloadCodeFailure> {
  const parsed = parseDownloadCode(code);
  if (!parsed.ok) return parsed;
  const events: Readonly<Record<DownloadCode, DownloadEvent>> = {
    1: { kind: 'start', fileId, total, url },
    4: { kind: 'progress', fileId, loaded },
    8: { kind: 'fetched', fileId },
    17: { kind: 'finished', fileId },
    3: { kind: 'failed', fileId },
  };
  return ok(events[parsed.value]);
}
