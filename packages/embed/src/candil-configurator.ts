import type {
  EmbedApp,
  EmbedComposition,
  EmbedErrorCode,
  EmbedExport,
  EmbedExportFormat,
  EmbedInit,
  EmbedMessage,
  EmbedState,
  EmbedToApp,
  EmbedToHost,
} from '@candil/contract';
import { EMBED_APPS } from '@candil/contract/embed';
import { type EmbedHostEvent, type EmbedHostState, startEmbedHost, stepEmbedHost } from '@candil/contract/embed-host';
import type { ConfiguratorEventMap, ConfiguratorEvents } from './configurator-events';

/** The frame may run scripts under its own origin, open the portal and download files; it may not lead the page away. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads allow-forms';
const ANSWER_MILLISECONDS = 30_000;
/** Until the first `resize` in auto mode, and without a height from the page's styles. */
const STYLE =
  ':host{display:block;position:relative;height:min(85svh,46rem);overflow:hidden;background:#efede8}:host([hidden]){display:none}iframe,img{position:absolute;inset:0;width:100%;height:100%;border:0}img{object-fit:cover}';

declare global {
  interface HTMLElementTagNameMap {
    'candil-configurator': CandilConfigurator;
  }
}

/** Why a question to the frame has no answer. */
export class ConfiguratorFailure extends Error {
  override name = 'ConfiguratorFailure';
  constructor(readonly code: EmbedErrorCode | 'no-answer' | 'removed') {
    super(`The configurator does not answer: ${code}`);
  }
}

interface Waiting {
  readonly resolve: (payload: never) => void;
  readonly reject: (failure: ConfiguratorFailure) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/**
 * `<candil-configurator src="https://portal.example">`: the configurator of that platform in a frame. Attributes: `src`, `app`,
 * `locale`, `catalog` (16 or 21), `theme`, `prices` (`none` or `gross`), `height` (`fill` or `auto`), `poster`, `sandbox`, and
 * `document`: JSON of a result of `state()`.
 */
export class CandilConfigurator extends HTMLElement {
  static readonly observedAttributes = ['src', 'app', 'locale', 'catalog', 'theme', 'prices', 'sandbox', 'document', 'height'];

  #frame: HTMLIFrameElement | undefined;
  #session: EmbedHostState | undefined;
  #origin = '';
  /** Composition that the page has set, for a frame that is loaded later or again. */
  #given: EmbedComposition | undefined;
  #port: MessagePort | undefined;
  readonly #waiting = new Map<number, Waiting>();
  readonly #root: ShadowRoot;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: 'open' });
  }

  /** As of every element; the events of this one have their details typed. */
  override addEventListener<Type extends keyof ConfiguratorEventMap>(
    type: Type,
    listener: (event: ConfiguratorEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  override addEventListener(type: string, listener: never, options?: boolean | AddEventListenerOptions): void {
    super.addEventListener(type, listener, options);
  }

  connectedCallback(): void {
    window.addEventListener('message', this.#hear);
    this.#load();
  }

  disconnectedCallback(): void {
    window.removeEventListener('message', this.#hear);
    this.#close();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now || !this.isConnected) return;
    if (name === 'document') {
      const composition = this.#attributeComposition();
      if (composition !== undefined) this.load(composition);
    } else if (name === 'height') this.#ask({ type: 'setHeight', payload: { mode: oneOf(['fill', 'auto'], now) ?? 'fill' } });
    else this.#load();
  }

  /** Shows another composition; `failed` reports one that cannot be read. */
  load({ document, furniture }: EmbedComposition): void {
    this.#given = { document, furniture };
    this.#ask({ type: 'setDocument', payload: this.#given });
  }

  /** Requests the current state of the frame. Rejects with a `ConfiguratorFailure`. */
  state(): Promise<EmbedState> {
    return this.#question({ type: 'requestState', payload: {} });
  }

  /** Requests the current state of the frame as a file made in the browser. Rejects with a `ConfiguratorFailure`. */
  requestExport(format: EmbedExportFormat): Promise<EmbedExport> {
    return this.#question({ type: 'requestExport', payload: { format } });
  }

  #attributeComposition(): EmbedComposition | undefined {
    try {
      const { document, furniture = [] } = JSON.parse(this.getAttribute('document') ?? '{}') as Partial<EmbedComposition>;
      return document === undefined ? undefined : { document, furniture };
    } catch {
      this.#emit('failed', { code: 'composition.unreadable', inReplyTo: null });
      return undefined;
    }
  }

  #load(): void {
    this.#close();
    const src = this.getAttribute('src') ?? '';
    if (!URL.canParse(src, location.href)) return;
    const app: EmbedApp = oneOf(EMBED_APPS, this.getAttribute('app')) ?? 'plusminus-drawing-configurator';
    const url = new URL(`/iframe/${app}`, new URL(src, location.href));
    const attributes = {
      locale: this.getAttribute('locale'),
      catalog: this.getAttribute('catalog'),
      theme: this.getAttribute('theme'),
      prices: this.getAttribute('prices'),
    };
    for (const [name, value] of Object.entries(attributes)) if (value !== null) url.searchParams.set(name, value);
    const locale = oneOf(['en', 'es', 'de', 'fr', 'it', 'us'], attributes.locale);
    const theme = oneOf(['light', 'dark', 'auto'], attributes.theme);
    const prices = oneOf(['none', 'gross'], attributes.prices);
    const height = oneOf(['fill', 'auto'], this.getAttribute('height'));
    const composition = this.#given ?? this.#attributeComposition();
    const init: EmbedInit = {
      ...(locale !== undefined && { locale }),
      ...(theme !== undefined && { theme }),
      ...(prices !== undefined && { prices }),
      ...(height !== undefined && { height }),
      ...((attributes.catalog === '16' || attributes.catalog === '21') && { catalogId: attributes.catalog === '21' ? 21 : 16 }),
      ...(composition !== undefined && { composition }),
    };
    const nonce = newNonce();
    url.hash = `nonce=${nonce}`;
    const sandbox = this.getAttribute('sandbox') ?? SANDBOX;
    // A sandboxed frame has the origin `null`: only its window and its nonce identify it.
    this.#origin = sandbox.includes('allow-same-origin') ? url.origin : 'null';
    this.#session = startEmbedHost(nonce, init);

    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', sandbox);
    frame.title = this.getAttribute('label') ?? 'Candil';
    frame.loading = 'lazy';
    frame.src = url.href;
    this.#frame = frame;
    const style = document.createElement('style');
    style.textContent = STYLE;
    const poster = document.createElement('img');
    poster.alt = '';
    poster.src = this.getAttribute('poster') ?? new URL('/iframe/poster.webp', url).href;
    frame.addEventListener('load', () => poster.remove(), { once: true });
    this.#root.replaceChildren(style, poster, frame);
  }

  #close(): void {
    this.#port?.close();
    this.#port = undefined;
    this.#session = undefined;
    this.#frame = undefined;
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new ConfiguratorFailure('removed'));
    }
    this.#waiting.clear();
    this.#root.replaceChildren();
  }

  readonly #hear = ({ data, origin, source, ports }: MessageEvent<unknown>): void => {
    const [port] = ports;
    this.#step({ kind: 'heard', data, origin, source, hasPort: port !== undefined }, port);
  };

  #step(event: EmbedHostEvent, port?: MessagePort): number {
    if (this.#session === undefined) return 0;
    const { state, effects } = stepEmbedHost(this.#session, event, { origin: this.#origin, source: this.#frame?.contentWindow ?? null });
    this.#session = state;
    for (const effect of effects) {
      switch (effect.kind) {
        case 'connect':
          this.#connect(port);
          break;
        case 'post':
          this.#port?.postMessage(effect.message);
          break;
        case 'deliver':
          this.#deliver(effect.message);
          break;
        case 'refuse':
          this.#emit('failed', { code: 'queue.full', inReplyTo: null });
      }
    }
    return state.sent;
  }

  #connect(port: MessagePort | undefined): void {
    this.#port?.close();
    this.#port = port;
    if (port !== undefined) port.onmessage = ({ data }: MessageEvent<unknown>) => void this.#step({ kind: 'received', data });
  }

  #ask(content: EmbedToApp): number {
    return this.#step({ kind: 'asked', content });
  }

  #question<Answer>(content: EmbedToApp): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      const before = this.#session?.sent;
      if (before === undefined) return reject(new ConfiguratorFailure('removed'));
      const id = this.#ask(content);
      if (id === before) return reject(new ConfiguratorFailure('queue.full'));
      const timer = setTimeout(() => this.#settle(id)?.reject(new ConfiguratorFailure('no-answer')), ANSWER_MILLISECONDS);
      this.#waiting.set(id, { resolve, reject, timer });
    });
  }

  #settle(id: number | null): Waiting | undefined {
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (waiting === undefined || id === null) return undefined;
    clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    return waiting;
  }

  #deliver(message: EmbedMessage<EmbedToHost>): void {
    switch (message.type) {
      case 'resize':
        this.style.height = `${message.payload.heightPx}px`;
        return;
      case 'state':
        this.#settle(message.payload.inReplyTo)?.resolve(message.payload as never);
        return;
      case 'exported':
        this.#settle(message.payload.inReplyTo)?.resolve(message.payload as never);
        this.#emit('exported', message.payload);
        return;
      case 'error':
        this.#settle(message.payload.inReplyTo)?.reject(new ConfiguratorFailure(message.payload.code));
        this.#emit('failed', message.payload);
        return;
      case 'handover':
        this.#handOver(message.payload);
        return;
      case 'ready':
      case 'changed':
      case 'issue':
        this.#emit(message.type, message.payload);
    }
  }

  /** Only to the platform itself: nothing that the frame says leads elsewhere. */
  #handOver(payload: ConfiguratorEvents['handover']): void {
    if (new URL(payload.url).origin !== new URL(this.#frame?.src ?? '').origin) return;
    if (this.#emit('handover', payload)) window.open(payload.url, '_blank', 'noopener');
  }

  #emit<Type extends keyof ConfiguratorEvents>(type: Type, detail: ConfiguratorEvents[Type]): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, cancelable: type === 'handover' }));
  }
}
