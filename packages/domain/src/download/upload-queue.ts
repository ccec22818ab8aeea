/** A file on its way up (DL11). */
export interface UploadRecord {
  /** Id of the upload, given by the caller. */
  readonly requestUuid: string;
  /** Percent, 0–100. */
  readonly progress: number;
  /** True once the service has it. */
  readonly loaded: boolean;
  /** Error message; null while there is none. */
  readonly error: string | null;
}

/** Event of an upload (DL11). */
export type UploadEvent =
  /** The upload joins the queue, is done, or is taken out. */
  | { readonly kind: 'enqueue' | 'success' | 'remove'; readonly requestUuid: string }
  /** `progress` percent of it are sent, 0–100. */
  | { readonly kind: 'progress'; readonly requestUuid: string; readonly progress: number }
  /** It failed, as the text says. */
  | { readonly kind: 'failure'; readonly requestUuid: string; readonly error: string };

/** The queue after an event; events of uploads that are over, or not in the queue, change nothing, and progress never goes back (DL11). */
export function uploadsAfter(queue: readonly UploadRecord[], event: UploadEvent): readonly UploadRecord[] {
  const { requestUuid } = event;
  switch (event.kind) {
    case 'enqueue':
      if (queue.some((upload) => upload.requestUuid === requestUuid)) return queue;
      return [...queue, { requestUuid, progress: 0, loaded: false, error: null }];
    case 'progress':
      return changed(queue, requestUuid, (upload) => ({ ...upload, progress: furtherProgress(upload.progress, event.progress) }));
    case 'success':
      return changed(queue, requestUuid, (upload) => ({ ...upload, progress: 100, loaded: true }));
    case 'failure':
      return changed(queue, requestUuid, (upload) => ({ ...upload, error: event.error }));
    case 'remove':
      return queue.filter((upload) => upload.requestUuid !== requestUuid);
    default:
      return event satisfies never;
  }
}

function changed(
  queue: readonly UploadRecord[],
  requestUuid: string,
  change: (upload: UploadRecord) => UploadRecord,
): readonly UploadRecord[] {
  return queue.map((upload) => (upload.requestUuid === requestUuid && !upload.loaded && upload.error === null ? change(upload) : upload));
}

function furtherProgress(before: number, progress: number): number {
  return progress > before ? Math.min(progress, 100) : before;
}
