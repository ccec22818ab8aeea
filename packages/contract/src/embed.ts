import type { Furniture } from '@candil/domain';

/** Name space and version of the messages between a web page and the configurator that it embeds. Anything else is ignored. */
export const EMBED_NAMESPACE = 'candil-configurator';
export const EMBED_VERSION = 1;

/** The embedded applications; also their paths behind `/iframe/` (P§2). */
export const EMBED_APPS = ['plusminus-drawing-configurator', 'plusminus-export3d'] as const;
export type EmbedApp = (typeof EMBED_APPS)[number];

export const EMBED_EXPORT_FORMATS = ['glb', 'obj', 'stl', 'svg'] as const;
export type EmbedExportFormat = (typeof EMBED_EXPORT_FORMATS)[number];

/** Characters of text and 8 for each value: what a message may hold before anything in it is looked at. */
export const EMBED_MESSAGE_MAX = 1_000_000;
/** Messages that wait until the other side is there; further ones are refused. */
export const EMBED_QUEUE_MAX = 32;
export const EMBED_EXPORT_MAX_BYTES = 64 * 1_048_576;
/** Pixels; a frame is never asked to be higher. */
export const EMBED_HEIGHT_MAX = 10_000;

/** Price display in the frame. */
export type EmbedPrices = 'none' | 'gross';
/** `fill`: the page decides the height. `auto`: the frame says how high it wants to be. */
export type EmbedHeightMode = 'fill' | 'auto';

/** A composition as a page keeps it: the document as the domain library writes it, and the furniture of its room. */
export interface EmbedComposition {
  /** Untrusted until the domain library has read it. */
  readonly document: unknown;
  readonly furniture: readonly Furniture[];
}

/** Summary of the composition, in numbers. */
export interface EmbedSummary {
  readonly pieces: number;
  readonly lights: number;
  readonly watts: number;
  readonly lumens: number;
  /** Weeks until all of it can be delivered; null = on request. */
  readonly weeks: number | null;
  /** Gross price in the currency of the catalogue; null = not shown, or not known. */
  readonly price: { readonly amount: number; readonly currency: 'EUR' | 'USD' } | null;
}

/** Everything that a page says at the start; what is absent is as the address of the frame says, or as the platform decides. */
export interface EmbedInit {
  readonly locale?: 'en' | 'es' | 'de' | 'fr' | 'it' | 'us';
  // Written out: `@candil/embed` ships these types without those of the domain.
  readonly catalogId?: 16 | 21;
  readonly theme?: 'light' | 'dark' | 'auto';
  readonly prices?: EmbedPrices;
  readonly height?: EmbedHeightMode;
  readonly composition?: EmbedComposition;
}

export type EmbedErrorCode =
  | 'message.invalid'
  | 'message.too-large'
  | 'queue.full'
  | 'composition.unreadable'
  | 'export.failed'
  | 'offer.unavailable';

/** Message from the page to the frame. */
export type EmbedToApp =
  | { readonly type: 'init'; readonly payload: EmbedInit }
  | { readonly type: 'setDocument'; readonly payload: EmbedComposition }
  | { readonly type: 'requestState'; readonly payload: Readonly<Record<never, never>> }
  | { readonly type: 'requestExport'; readonly payload: { readonly format: EmbedExportFormat } }
  | { readonly type: 'setHeight'; readonly payload: { readonly mode: EmbedHeightMode } };

/** Message from the frame to the page. `inReplyTo` is the id of the answered message. */
export type EmbedToHost =
  | { readonly type: 'ready'; readonly payload: { readonly app: EmbedApp } }
  | { readonly type: 'resize'; readonly payload: { readonly heightPx: number } }
  | { readonly type: 'changed'; readonly payload: { readonly hash: string; readonly summary: EmbedSummary; readonly dirty: boolean } }
  | { readonly type: 'issue'; readonly payload: { readonly severity: 'none' | 'notice' | 'fix'; readonly count: number } }
  | { readonly type: 'state'; readonly payload: EmbedState & { readonly inReplyTo: number } }
  | { readonly type: 'exported'; readonly payload: EmbedExport & { readonly inReplyTo: number | null } }
  | { readonly type: 'error'; readonly payload: { readonly code: EmbedErrorCode; readonly inReplyTo: number | null } }
  | { readonly type: 'handover'; readonly payload: { readonly url: string } };

/** Current state of the frame. */
export interface EmbedState extends EmbedComposition {
  readonly hash: string;
  readonly summary: EmbedSummary;
}

export interface EmbedExport {
  readonly format: EmbedExportFormat;
  readonly fileName: string;
  readonly blob: Blob;
}

/** A message as it travels: `id` counts the messages of its sender, `nonce` is the one in the address of the frame. */
export type EmbedMessage<Content extends EmbedToApp | EmbedToHost = EmbedToApp | EmbedToHost> = Content & {
  readonly ns: typeof EMBED_NAMESPACE;
  readonly v: typeof EMBED_VERSION;
  readonly nonce: string;
  readonly id: number;
};

/** Adds name space, version, nonce and number. This file has no schemas, so that senders do not load them. */
export const embedMessageOf = <Content extends EmbedToApp | EmbedToHost>(
  content: Content,
  nonce: string,
  id: number,
): EmbedMessage<Content> => ({ ns: EMBED_NAMESPACE, v: EMBED_VERSION, nonce, id, ...content });

const isBlob = (value: object): value is Blob => typeof Blob === 'function' && value instanceof Blob;

/**
 * Checks that a received value is plain data and small enough to inspect. Stops at the limit, so that neither size, depth nor cycles cost
 * more; a file counts nothing here and is measured by its own size.
 */
export const isWithinEmbedSize = (value: unknown, max = EMBED_MESSAGE_MAX): boolean => {
  let left = max;
  const open: unknown[] = [value];
  while (open.length > 0) {
    const each = open.pop();
    left -= 8;
    if (typeof each === 'string') left -= each.length;
    else if (typeof each === 'object' && each !== null) {
      if (Array.isArray(each)) {
        // A list may be long and hold nothing: its length is asked before its members.
        if (each.length * 8 > left) return false;
        for (const member of each) open.push(member);
      } else if (!isBlob(each)) {
        if (!isPlain(each)) return false;
        for (const key of Object.keys(each)) {
          left -= key.length;
          if (left < 0) return false;
          open.push((each as Record<string, unknown>)[key]);
        }
      }
    } else if (typeof each !== 'number' && typeof each !== 'boolean' && each !== null && each !== undefined) return false;
    if (left < 0) return false;
  }
  return true;
};

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
