/** Name space and version of the messages between the portal and the framed login area. Anything else is ignored. */
export const FRAME_NAMESPACE = 'candil-login-area';
export const FRAME_VERSION = 2;

/** The views of the framed area; also its paths, where `login` is the empty one (P§2; the last is our own). */
export const FRAME_VIEWS = [
  'login',
  'password-reset',
  'password-change',
  'qualification',
  'support',
  'new-register',
  'complete-register',
] as const;
export type FrameView = (typeof FRAME_VIEWS)[number];

/** Adds name space, version and the nonce of the frame to a message. This file has no schemas, so that senders do not load them. */
export const frameMessageOf = <const Content extends { readonly type: string }>(content: Content, nonceOfFrame: string) => ({
  ns: FRAME_NAMESPACE,
  v: FRAME_VERSION,
  nonce: nonceOfFrame,
  ...content,
});
