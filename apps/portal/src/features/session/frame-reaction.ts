import type { FrameMessage } from '@candil/contract';
import type { FrameView } from '@candil/contract/frame';

/** Reaction of the portal to a message of the framed login area. */
export type FrameReaction =
  | { readonly kind: 'show-view'; readonly view: FrameView; readonly heightPx: number }
  /** Someone is signed in now. */
  | { readonly kind: 'load-account' }
  /** The account asked to be qualified: it is loaded anew, which closes the frame. */
  | { readonly kind: 'reload-account' }
  /** The account is loaded anew, then the budget of the project is requested, which wants a qualified user. */
  | { readonly kind: 'request-budget'; readonly projectId: string }
  /** The frame informs the user; the portal does nothing. */
  | { readonly kind: 'leave-to-frame' }
  | { readonly kind: 'close' };

/** Bounds of the height that a frame may ask for; the modal scrolls, not the frame. */
export const FRAME_HEIGHT_PX = { min: 240, max: 3_000 } as const;

export const reactionToFrame = (message: FrameMessage): FrameReaction => {
  switch (message.type) {
    case 'view': {
      const heightPx = Math.min(Math.max(Math.ceil(message.heightPx), FRAME_HEIGHT_PX.min), FRAME_HEIGHT_PX.max);
      return { kind: 'show-view', view: message.view, heightPx };
    }
    case 'login-success':
    case 'social-sign-up-success':
    case 'registration-completed':
      return { kind: 'load-account' };
    case 'qualified-success':
      return { kind: 'reload-account' };
    case 'project-budget':
      return { kind: 'request-budget', projectId: message.projectId };
    case 'closed':
      return { kind: 'close' };
    case 'login-timeout':
    case 'sign-up-success':
    case 'social-sign-up-error':
    case 'qualified-error':
    case 'support-requested':
    case 'support-failed':
      return { kind: 'leave-to-frame' };
  }
};
