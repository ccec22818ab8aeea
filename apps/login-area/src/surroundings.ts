import { type FrameMessage, frameMessageOf } from '@candil/contract';

type Unaddressed<M> = M extends unknown ? Omit<M, 'ns' | 'v'> : never;

/** Where the login area stands: framed by the portal, which is told what happens, or alone in a window. */
export type Surroundings =
  | { readonly kind: 'framed'; readonly tell: (content: Unaddressed<FrameMessage>) => void }
  | { readonly kind: 'alone'; readonly leave: () => void };

/** The parts of a window that decide it. */
export interface Surrounded {
  readonly parent: unknown;
  readonly location: Pick<Location, 'origin' | 'search' | 'assign'>;
}

/**
 * Messages are addressed to our own origin: a foreign page that frames the area hears nothing. Alone, the way on leads home; the portal
 * itself decides whether the wanted address may be returned to.
 */
export const surroundingsOf = (window: Surrounded): Surroundings => {
  const { parent, location } = window;
  if (parent !== window) {
    return { kind: 'framed', tell: (content) => (parent as Window).postMessage(frameMessageOf(content), location.origin) };
  }
  const wanted = new URLSearchParams(location.search).get('return');
  return { kind: 'alone', leave: () => location.assign(wanted === null ? '/' : `/?${new URLSearchParams({ return: wanted })}`) };
};
