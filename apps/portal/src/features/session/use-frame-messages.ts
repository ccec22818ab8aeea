import { readFrameMessage } from '@candil/contract';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type FrameReaction, reactionToFrame } from './frame-reaction';

/** Listens to the framed login area; messages of other windows, origins or frames before it are not heard. */
export const useFrameMessages = (
  frame: RefObject<HTMLIFrameElement | null>,
  nonce: string,
  react: (reaction: FrameReaction) => void,
): void => {
  const onMessage = useEffectEvent((event: MessageEvent) => {
    const message = readFrameMessage(event, { origin: window.location.origin, source: frame.current?.contentWindow, nonce });
    if (message) react(reactionToFrame(message));
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => onMessage(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
};
