import { DOWNLOAD_CODES, ERROR_DOWNLOAD_FILE } from './download.data';
import { type DownloadCode, mayFollow } from './download-code';

/** One file of a download. */
export interface DownloadEntry {
  /** Id of the file. */
  readonly fileId: string;
  /** State of the file (DL2). */
  readonly code: DownloadCode;
  /** Bytes or steps so far, 0 to `total`. */
  readonly loaded: number;
  /** Bytes or steps in all, 0 or more. */
  readonly total: number;
  /** True when it is fetched by its address; other files are made by the service (DL5). */
  readonly url: boolean;
}

/** Download: its files, the ready signal, its completion, and its removed entries, newest last. */
export interface Download {
  /** Every file, in the order in which they were asked for. */
  readonly entries: readonly DownloadEntry[];
  /** True once the ready signal arrived. */
  readonly ready: boolean;
  /** True once the signal arrived and no file fetched by its address is under way (DL5). */
  readonly complete: boolean;
  /** Removed entries that can be restored, newest last. */
  readonly removed: readonly { readonly entry: DownloadEntry; readonly index: number }[];
}

/** Event of a download. */
export type DownloadEvent =
  /** A file of `total` bytes or steps has begun; `url` = it is fetched by its address. */
  | { readonly kind: 'start'; readonly fileId: string; readonly total: number; readonly url: boolean }
  /** `loaded` bytes or steps of the file are done. */
  | { readonly kind: 'progress'; readonly fileId: string; readonly loaded: number }
  /** `retry` starts a file again that failed (DL12). */
  | { readonly kind: 'fetched' | 'finished' | 'failed' | 'retry' | 'remove'; readonly fileId: string }
  /** The service says that everything is made: the ready signal. */
  | { readonly kind: 'ready' }
  /** Removes all running downloads, or restores those removed last. */
  | { readonly kind: 'cancel' | 'undo' };

/** A step of one file, for a progress display; `from` is absent when the file starts. */
export interface DownloadStep {
  /** Id of the file. */
  readonly fileId: string;
  /** Code before the event; absent for a new file. */
  readonly from?: DownloadCode;
  /** Code after the event. */
  readonly to: DownloadCode;
}

/** The download after an event, the steps its files took, and the files whose transfer has to be aborted. */
export interface DownloadChange {
  /** Download after the event. */
  readonly download: Download;
  /** Steps of its files. */
  readonly steps: readonly DownloadStep[];
  /** Ids of the files whose transfer must be stopped. */
  readonly aborted: readonly string[];
}

/** Sizes and progress of a download (DL8). */
export interface DownloadMetrics {
  /** All of them. */
  readonly files: number;
  /** Files under way. */
  readonly running: number;
  /** Complete files. */
  readonly finished: number;
  /** Failed files. */
  readonly failed: number;
  /** Bytes or steps so far, of all files. */
  readonly loaded: number;
  /** Bytes or steps of all files. */
  readonly total: number;
}

const { STARTED, INTERMEDIATE, READY, MAX } = DOWNLOAD_CODES;

/** Code of a file after each event. */
const CODE_AFTER = { fetched: READY, finished: MAX, failed: ERROR_DOWNLOAD_FILE } as const;

/** No files yet. */
export const NO_DOWNLOAD: Download = { entries: [], ready: false, complete: false, removed: [] };

/**
 * The download after an event. An event that its file cannot take, or for a file that is not there, changes nothing (DL2).
 * Once every file with an address is at 17 or 3 and the ready signal arrived, what is unfinished is forced to its total (DL5, DL6).
 */
export function downloadAfter(download: Download, event: DownloadEvent): DownloadChange {
  switch (event.kind) {
    case 'start':
      return started(download, event);
    case 'progress':
      return moved(download, event.fileId, INTERMEDIATE, event.loaded);
    case 'fetched':
    case 'finished':
    case 'failed':
      return moved(download, event.fileId, CODE_AFTER[event.kind]);
    case 'retry':
      return retried(download, event.fileId);
    case 'ready':
      return completed({ ...download, ready: true }, []);
    case 'remove':
      return removed(download, ({ fileId }) => fileId === event.fileId);
    case 'cancel':
      return removed(download, isRunning);
    case 'undo':
      return restored(download);
    default:
      return event satisfies never;
  }
}

/** Counts the files of a download, in all, under way, complete and failed, and the loaded share of the whole (DL8). */
export function downloadMetrics({ entries }: Download): DownloadMetrics {
  const count = (holds: (entry: DownloadEntry) => boolean) => entries.filter(holds).length;
  return {
    files: entries.length,
    running: count(isRunning),
    finished: count(({ code }) => code === MAX),
    failed: count(({ code }) => code === ERROR_DOWNLOAD_FILE),
    loaded: entries.reduce((sum, { loaded }) => sum + loaded, 0),
    total: entries.reduce((sum, { total }) => sum + total, 0),
  };
}

/** Checks that the transfer of a file is under way: neither failed nor complete. */
function isRunning({ code }: Pick<DownloadEntry, 'code'>): boolean {
  return code !== MAX && code !== ERROR_DOWNLOAD_FILE;
}

function started(download: Download, { fileId, total, url }: Extract<DownloadEvent, { kind: 'start' }>): DownloadChange {
  const known = download.entries.some((entry) => entry.fileId === fileId);
  if (known || !(total >= 0 && Number.isFinite(total))) return unchanged(download);
  const entries = [...download.entries, { fileId, code: STARTED, loaded: 0, total, url }];
  // A file added to a complete download is not made yet: its ready signal is still to come (DL13).
  const ready = download.ready && !download.complete;
  return { download: { ...download, entries, ready, complete: false }, steps: [{ fileId, to: STARTED }], aborted: [] };
}

/** A failed file begins again; one that the service makes waits for another ready signal (DL12). */
function retried(download: Download, fileId: string): DownloadChange {
  const failed = download.entries.find((entry) => entry.fileId === fileId && entry.code === ERROR_DOWNLOAD_FILE);
  if (failed === undefined) return unchanged(download);
  const entries = download.entries.map((entry) => (entry === failed ? { ...entry, code: STARTED, loaded: 0 } : entry));
  const ready = download.ready && failed.url;
  return { download: { ...download, entries, ready, complete: false }, steps: [{ fileId, to: STARTED }], aborted: [] };
}

function moved(download: Download, fileId: string, to: DownloadCode, loaded?: number): DownloadChange {
  const entry = download.entries.find((one) => one.fileId === fileId);
  if (entry === undefined || !mayFollow(entry.code, to)) return unchanged(download);
  const full = to === READY || to === MAX;
  // Progress never goes back; a value that is no number is ignored.
  const reached = loaded !== undefined && loaded > entry.loaded ? Math.min(loaded, entry.total) : entry.loaded;
  const next: DownloadEntry = { ...entry, code: to, loaded: full ? entry.total : reached };
  const entries = download.entries.map((one) => (one === entry ? next : one));
  return completed({ ...download, entries }, [{ fileId, from: entry.code, to }]);
}

function completed(download: Download, steps: readonly DownloadStep[]): DownloadChange {
  const { entries, ready } = download;
  const isOver = ready && entries.length > 0 && entries.every((entry) => !entry.url || !isRunning(entry));
  if (!isOver || download.complete) return { download, steps, aborted: [] };
  const forced = entries.map((entry) => (isRunning(entry) ? { ...entry, code: MAX, loaded: entry.total } : entry));
  const forcedSteps = entries.filter(isRunning).flatMap(({ fileId, code }) => stepsToMax(fileId, code));
  return { download: { ...download, entries: forced, complete: true }, steps: [...steps, ...forcedSteps], aborted: [] };
}

/** A file that is forced passes READY on its way, so that no display shows an invalid step. */
function stepsToMax(fileId: string, from: DownloadCode): readonly DownloadStep[] {
  if (from === READY) return [{ fileId, from, to: MAX }];
  return [
    { fileId, from, to: READY },
    { fileId, from: READY, to: MAX },
  ];
}

function removed(download: Download, isRemoved: (entry: DownloadEntry) => boolean): DownloadChange {
  const gone = download.entries.map((entry, index) => ({ entry, index })).filter(({ entry }) => isRemoved(entry));
  const entries = download.entries.filter((entry) => !isRemoved(entry));
  const change = completed({ ...download, entries, removed: [...download.removed, ...gone.reverse()] }, []);
  return { ...change, aborted: gone.filter(({ entry }) => isRunning(entry)).map(({ entry }) => entry.fileId) };
}

function restored(download: Download): DownloadChange {
  const last = download.removed.at(-1);
  if (last === undefined || download.entries.some(({ fileId }) => fileId === last.entry.fileId)) return unchanged(download);
  const entries = [...download.entries.slice(0, last.index), last.entry, ...download.entries.slice(last.index)];
  // The restored file may be under way again, so completion is decided again.
  return completed({ ...download, entries, removed: download.removed.slice(0, -1), complete: false }, []);
}

function unchanged(download: Download): DownloadChange {
  return { download, steps: [], aborted: [] };
}
