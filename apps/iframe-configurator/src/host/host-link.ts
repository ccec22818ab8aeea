import type { EmbedApp, EmbedInit, EmbedMessage, EmbedToApp, EmbedToHost } from '@candil/contract';
import { type EmbedAppEffect, type EmbedAppEvent, startEmbedApp, stepEmbedApp } from '@candil/contract/embed-app';

/** The parts of a window that decide whether there is a page around it to speak with. */
export interface FramedWindow {
  readonly parent: unknown;
  readonly location: Pick<Location, 'origin' | 'hash'> & { readonly ancestorOrigins?: ArrayLike<string> };
  readonly document: Pick<Document, 'referrer'>;
}

/** The way to the page around the frame. */
export interface HostLink {
  readonly tell: (content: EmbedToHost) => void;
  readonly measured: (heightPx: number) => void;
  /** From now on messages are served; those that waited come first. */
  readonly open: (serve: (message: EmbedMessage<EmbedToApp>) => void) => void;
}

/** Origin of the framing page, if the browser provides it: some list ancestor origins, others the referrer. */
const originAround = ({ location, document }: FramedWindow): string | undefined => {
  const [above] = Array.from(location.ancestorOrigins ?? []);
  return above ?? (URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined);
};

const NONCE = /^[0-9a-f]{32}$/;

/**
 * Connects to the embedding page: announces the frame and hands over the port that everything else goes
 * through. Only a listed origin receives it, and no other page can reach the port; messages of other windows are ignored.
 * Undefined without a partner: outside a frame, framed by an unlisted origin, or without a nonce.
 */
export const linkToHost = (
  framed: FramedWindow,
  listed: readonly string[],
  app: EmbedApp,
  onInit: (init: EmbedInit) => void,
): HostLink | undefined => {
  const nonce = new URLSearchParams(framed.location.hash.slice(1)).get('nonce') ?? '';
  const around = originAround(framed);
  if (framed.parent === framed || !NONCE.test(nonce) || around === undefined) return undefined;
  if (around !== framed.location.origin && !listed.includes(around)) return undefined;

  const { port1: port, port2: theirs } = new MessageChannel();
  let state = startEmbedApp(nonce);
  let serve: ((message: EmbedMessage<EmbedToApp>) => void) | undefined;
  let isAwake = false;

  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    // One turn for all that came at once: a flood is served as one.
    setTimeout(() => {
      isAwake = false;
      step({ kind: 'drained' });
    });
  };
  const run = (effect: EmbedAppEffect) => {
    switch (effect.kind) {
      case 'post':
        if (effect.message.type === 'ready') (framed.parent as Window).postMessage(effect.message, around, [theirs]);
        else port.postMessage(effect.message);
        return;
      case 'init':
        return onInit(effect.init);
      case 'wake':
        return wake();
      case 'serve':
        return serve?.(effect.message);
    }
  };
  const step = (event: EmbedAppEvent) => {
    const next = stepEmbedApp(state, event);
    state = next.state;
    for (const effect of next.effects) run(effect);
  };

  port.onmessage = ({ data }: MessageEvent<unknown>) => step({ kind: 'received', data });
  step({ kind: 'announced', content: { type: 'ready', payload: { app } } });
  return {
    tell: (content) => step({ kind: 'announced', content }),
    measured: (heightPx) => step({ kind: 'measured', heightPx }),
    open: (toServe) => {
      serve = toServe;
      step({ kind: 'opened' });
    },
  };
};
