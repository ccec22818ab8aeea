/** Time a toast stays, in ms; it is paused while the pointer or the focus is on the toast. */
export const TOAST_MS = 6000;

export type ToastTone = 'neutral' | 'success' | 'error';

export interface ToastOptions {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** Adds the undo command; runs at most once and closes the toast. */
  onUndo?: () => void;
  /** Another command instead of undo. `altText` says how to do it without the toast. */
  action?: { label: string; altText: string; onAction: () => void };
  /** Called once when the toast goes away without its command: the moment to make a deletion final. */
  onExpire?: () => void;
  /** Default 6000 ms. */
  durationMs?: number;
}

/** A toast with the id it was shown under. */
export interface ShownToast extends ToastOptions {
  readonly id: number;
}
