import type { FrameContent } from '@candil/contract';
import { frameMessageOf } from '@candil/contract/frame';

/** The surroundings of the login area: framed by the portal, which receives its events, or a standalone page. */
export type Surroundings =
  | { readonly kind: 'framed'; readonly tell: (content: FrameContent) => void }
  /** Goes on into the portal: to the path that was wanted when the area was opened, or home. */
  | { readonly kind: 'alone'; readonly leave: (returnTo: string | undefined) => void };

/** The parts of a window that decide it. */
export interface Surrounded {
  readonly parent: unknown;
  readonly location: Pick<Location, 'origin' | 'hash' | 'assign'> & { readonly ancestorOrigins?: ArrayLike<string> };
  readonly document: Pick<Document, 'referrer'>;
}

/** Origin of the framing page, if the browser provides it: some list ancestor origins, others the referrer. */
const originAround = ({ location, document }: Surrounded): string | undefined => {
  const [above] = Array.from(location.ancestorOrigins ?? []);
  return above ?? (URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined);
};

/**
 * Messages are addressed to our own origin, or to that of the operator's list (`frameAncestors`) that frames the area: any other page
 * hears nothing. Alone, the way on leads home; the portal itself decides whether the wanted address may be returned to.
 */
export const surroundingsOf = (window: Surrounded, frameAncestors: readonly string[] = []): Surroundings => {
  const { parent, location } = window;
  if (parent !== window) {
    const around = originAround(window);
    const target = around !== undefined && frameAncestors.includes(around) ? around : location.origin;
    // A framing page without a nonce would not accept messages.
    const nonce = new URLSearchParams(location.hash.slice(1)).get('nonce') ?? '';
    return { kind: 'framed', tell: (content) => (parent as Window).postMessage(frameMessageOf(content, nonce), target) };
  }
  return {
    kind: 'alone',
    leave: (returnTo) => location.assign(returnTo === undefined ? '/' : `/?${new URLSearchParams({ return: returnTo })}`),
  };
};
