import {
  EMBED_QUEUE_MAX,
  type EmbedErrorCode,
  type EmbedHeightMode,
  type EmbedInit,
  type EmbedMessage,
  type EmbedToApp,
  type EmbedToHost,
  embedMessageOf,
} from './embed';
import { readEmbedToApp } from './embed-app-reader';

/** State of the frame's conversation with the page around it. */
export interface EmbedAppState {
  readonly nonce: string;
  /** `waiting` for `init`; `loading` until what it asks for is drawn; `open` when messages are served. */
  readonly phase: 'waiting' | 'loading' | 'open';
  /** Messages that wait to be served. */
  readonly queue: readonly EmbedMessage<EmbedToApp>[];
  readonly sent: number;
  readonly heightMode: EmbedHeightMode;
  /** The last reported height. */
  readonly reportedHeightPx: number | undefined;
  /** True once `queue.full` was sent since the queue was empty: a flood gets one answer. */
  readonly hasRefused: boolean;
}

export type EmbedAppEvent =
  | { readonly kind: 'received'; readonly data: unknown }
  /** The request of `init` is drawn. */
  | { readonly kind: 'opened' }
  /** The queue is to be served now. */
  | { readonly kind: 'drained' }
  | { readonly kind: 'measured'; readonly heightPx: number }
  | { readonly kind: 'announced'; readonly content: EmbedToHost };

export type EmbedAppEffect =
  | { readonly kind: 'post'; readonly message: EmbedMessage<EmbedToHost> }
  | { readonly kind: 'init'; readonly init: EmbedInit }
  /** Something waits: drain the queue when there is time for it. */
  | { readonly kind: 'wake' }
  | { readonly kind: 'serve'; readonly message: EmbedMessage<EmbedToApp> };

export interface EmbedAppStep {
  readonly state: EmbedAppState;
  readonly effects: readonly EmbedAppEffect[];
}

export const startEmbedApp = (nonce: string): EmbedAppState => ({
  nonce,
  phase: 'waiting',
  queue: [],
  sent: 0,
  heightMode: 'fill',
  reportedHeightPx: undefined,
  hasRefused: false,
});

/** The frame's half of the conversation: maps an event to the next state and the effects to run. Pure. */
export const stepEmbedApp = (state: EmbedAppState, event: EmbedAppEvent): EmbedAppStep => {
  switch (event.kind) {
    case 'received':
      return receive(state, event.data);
    case 'opened':
      return { state: { ...state, phase: 'open' }, effects: state.queue.length > 0 ? [{ kind: 'wake' }] : [] };
    case 'drained':
      if (state.phase !== 'open') return { state, effects: [] };
      return {
        state: { ...state, queue: [], hasRefused: false },
        effects: state.queue.map((message) => ({ kind: 'serve', message })),
      };
    case 'measured':
      return measure(state, Math.ceil(event.heightPx));
    case 'announced':
      return tell(state, event.content);
  }
};

const tell = (state: EmbedAppState, content: EmbedToHost): EmbedAppStep => {
  const sent = state.sent + 1;
  return { state: { ...state, sent }, effects: [{ kind: 'post', message: embedMessageOf(content, state.nonce, sent) }] };
};

const refuse = (state: EmbedAppState, code: EmbedErrorCode, inReplyTo: number | null): EmbedAppStep =>
  tell(state, { type: 'error', payload: { code, inReplyTo } });

/** A frame whose page follows its height could chase itself: heights are not reported twice, for changes within a pixel, or when the page decides. */
const measure = (state: EmbedAppState, heightPx: number): EmbedAppStep => {
  const { heightMode, reportedHeightPx } = state;
  if (heightMode === 'fill' || (reportedHeightPx !== undefined && Math.abs(heightPx - reportedHeightPx) <= 1))
    return { state, effects: [] };
  return tell({ ...state, reportedHeightPx: heightPx }, { type: 'resize', payload: { heightPx } });
};

/** Message types of which only the newest is handled: a flood of documents is loaded once. */
const REPLACED: ReadonlySet<EmbedToApp['type']> = new Set(['setDocument', 'setHeight']);

const receive = (state: EmbedAppState, data: unknown): EmbedAppStep => {
  const read = readEmbedToApp(data, state.nonce);
  if (!read.ok) return state.hasRefused ? { state, effects: [] } : refuse({ ...state, hasRefused: true }, read.code, null);
  const { message } = read;
  if (message.type === 'init') return begin(state, message.payload);
  if (message.type === 'setHeight') {
    const { mode } = message.payload;
    return { state: { ...state, heightMode: mode, reportedHeightPx: undefined }, effects: [{ kind: 'wake' }] };
  }
  const others = REPLACED.has(message.type) ? state.queue.filter(({ type }) => type !== message.type) : state.queue;
  if (others.length >= EMBED_QUEUE_MAX) {
    return state.hasRefused ? { state, effects: [] } : refuse({ ...state, hasRefused: true }, 'queue.full', message.id);
  }
  return { state: { ...state, queue: [...others, message] }, effects: state.phase === 'open' ? [{ kind: 'wake' }] : [] };
};

/** Once: what changes later has a message of its own. */
const begin = (state: EmbedAppState, init: EmbedInit): EmbedAppStep =>
  state.phase === 'waiting'
    ? { state: { ...state, phase: 'loading', heightMode: init.height ?? 'fill' }, effects: [{ kind: 'init', init }] }
    : { state, effects: [] };
