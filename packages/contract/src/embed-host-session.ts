import { EMBED_QUEUE_MAX, type EmbedInit, type EmbedMessage, type EmbedToApp, type EmbedToHost, embedMessageOf } from './embed';
import { readEmbedToHost } from './embed-host-reader';

/** State of the page's conversation with the frame. */
export interface EmbedHostState {
  readonly nonce: string;
  readonly phase: 'waiting' | 'open';
  /** Messages to the frame once it is ready, the start first. */
  readonly init: EmbedInit;
  /** Messages queued until the frame is ready. */
  readonly queue: readonly EmbedMessage<EmbedToApp>[];
  readonly sent: number;
}

export type EmbedHostEvent =
  /** A message of any window; `ready` of the frame begins the conversation, also anew after the frame was loaded again. */
  | { readonly kind: 'heard'; readonly data: unknown; readonly origin: string; readonly source: unknown; readonly hasPort: boolean }
  /** A message on the port that came with `ready`. */
  | { readonly kind: 'received'; readonly data: unknown }
  | { readonly kind: 'asked'; readonly content: EmbedToApp };

export type EmbedHostEffect =
  /** The frame is there: use the port that came with the message. */
  | { readonly kind: 'connect' }
  | { readonly kind: 'post'; readonly message: EmbedMessage<EmbedToApp> }
  | { readonly kind: 'deliver'; readonly message: EmbedMessage<EmbedToHost> }
  /** Too much was asked before the frame was there. */
  | { readonly kind: 'refuse'; readonly content: EmbedToApp };

export interface EmbedHostStep {
  readonly state: EmbedHostState;
  readonly effects: readonly EmbedHostEffect[];
}

/**
 * Expected sender of the first message: the window of the frame, under the origin of its address, or an opaque one where the page has
 * sandboxed it.
 */
export interface EmbedExpected {
  readonly origin: string;
  readonly source: unknown;
}

export const startEmbedHost = (nonce: string, init: EmbedInit): EmbedHostState => ({ nonce, phase: 'waiting', init, queue: [], sent: 0 });

/** The page's half of the conversation: maps an event to the next state and the effects to run. Pure. */
export const stepEmbedHost = (state: EmbedHostState, event: EmbedHostEvent, expected: EmbedExpected): EmbedHostStep => {
  switch (event.kind) {
    case 'heard':
      return hear(state, event, expected);
    case 'received': {
      const message = state.phase === 'open' ? readEmbedToHost(event.data, state.nonce) : undefined;
      return { state, effects: message === undefined || message.type === 'ready' ? [] : [{ kind: 'deliver', message }] };
    }
    case 'asked':
      return ask(state, event.content);
  }
};

const hear = (
  state: EmbedHostState,
  { data, origin, source, hasPort }: EmbedHostEvent & { readonly kind: 'heard' },
  expected: EmbedExpected,
): EmbedHostStep => {
  const nothing = { state, effects: [] };
  if (!hasPort || source === null || source !== expected.source || origin !== expected.origin) return nothing;
  const message = readEmbedToHost(data, state.nonce);
  if (message?.type !== 'ready') return nothing;
  const { init, queue } = state;
  const sent = state.sent + 1;
  const start = embedMessageOf({ type: 'init', payload: init } as const, state.nonce, sent);
  return {
    state: { ...state, phase: 'open', queue: [], sent },
    effects: [
      { kind: 'connect' },
      { kind: 'post', message: start },
      ...queue.map((waiting) => ({ kind: 'post', message: waiting }) as const),
      { kind: 'deliver', message },
    ],
  };
};

const ask = (state: EmbedHostState, content: EmbedToApp): EmbedHostStep => {
  const sent = state.sent + 1;
  const message = embedMessageOf(content, state.nonce, sent);
  // A reloaded frame starts with the last settings.
  const init = remembered(state.init, content);
  if (state.phase === 'open') return { state: { ...state, init, sent }, effects: [{ kind: 'post', message }] };
  // `init` carries it.
  if (init !== state.init) return { state: { ...state, init }, effects: [] };
  if (state.queue.length >= EMBED_QUEUE_MAX) return { state, effects: [{ kind: 'refuse', content }] };
  return { state: { ...state, queue: [...state.queue, message], sent }, effects: [] };
};

const remembered = (init: EmbedInit, content: EmbedToApp): EmbedInit => {
  if (content.type === 'setDocument') return { ...init, composition: content.payload };
  if (content.type === 'setHeight') return { ...init, height: content.payload.mode };
  return init;
};
