import type { FrameMessage } from '@candil/contract';

/** What the portal does about a message of the framed login area. */
export type FrameReaction =
  | { readonly kind: 'show-view'; readonly heightPx: number }
  | { readonly kind: 'load-account' }
  /** The frame tells the user itself; the portal leaves it where it is. */
  | { readonly kind: 'leave-to-frame' }
  | { readonly kind: 'close' };

/** Bounds of the height that a frame may ask for; the modal scrolls beyond. */
export const FRAME_HEIGHT_PX = { min: 240, max: 900 } as const;

export const reactionToFrame = (message: FrameMessage): FrameReaction => {
  switch (message.type) {
    case 'view':
      return { kind: 'show-view', heightPx: Math.min(Math.max(Math.ceil(message.heightPx), FRAME_HEIGHT_PX.min), FRAME_HEIGHT_PX.max) };
    case 'login-success':
      return { kind: 'load-account' };
    case 'login-timeout':
      return { kind: 'leave-to-frame' };
    case 'closed':
      return { kind: 'close' };
  }
};
