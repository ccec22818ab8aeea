import type { FrameView } from '@candil/contract/frame';

export type FrameState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly view: FrameView; readonly heightPx: number }
  /** Nothing was heard of it. */
  | { readonly kind: 'silent' };

/** Creates the value that the frame must send with every message: 128 random bits. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The address of a view of the framed area. Its parameters stand behind the `#`, which no server and no log sees. */
export const frameAddress = (
  view: FrameView,
  nonce: string,
  returnTo: string | undefined,
  parameters: { readonly in?: 'page'; readonly token?: string } = {},
): string =>
  `/login-area/${view === 'login' ? '' : view}#${new URLSearchParams({ nonce, ...(returnTo !== undefined && { return: returnTo }), ...parameters })}`;
