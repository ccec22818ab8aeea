/** Time a toast stays, in ms; it is paused while the pointer or the focus is on the toast. */
export const TOAST_MS = 6000;

export type ToastTone = 'neutral' | 'success' | 'error';

/** A command of a toast. `altText` says how to do it without the toast. */
export interface ToastAction {
  label: string;
  altText: string;
  onAction: () => void;
}

export interface ToastOptions {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** Adds the undo command; runs at most once and closes the toast. */
  onUndo?: () => void;
  /** Another command instead of undo. */
  action?: ToastAction;
  /** A second command beside the first, for what is asked less often. */
  alternative?: ToastAction;
  /** Called once when the toast goes away without its command: the moment to make a deletion final. */
  onExpire?: () => void;
  /** Default 6000 ms. */
  durationMs?: number;
}

/** A toast with the id it was shown under. */
export interface ShownToast extends ToastOptions {
  readonly id: number;
}
