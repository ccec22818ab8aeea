import type { EmbedToHost } from '@candil/contract';

type Payload<Type extends EmbedToHost['type']> = Extract<EmbedToHost, { readonly type: Type }>['payload'];

/** Details of the element's events by event name; each event is a `CustomEvent`. */
export interface ConfiguratorEvents {
  /** The frame is ready and has its start settings. */
  ready: Payload<'ready'>;
  /** The visitor changed something; not sent for documents that the page has set. */
  changed: Payload<'changed'>;
  /** The most severe problem of the composition. */
  issue: Payload<'issue'>;
  /** A file that the visitor or `requestExport` asked for. */
  exported: Payload<'exported'>;
  /** An error of the frame, by its code. */
  failed: Payload<'error'>;
  /** The visitor goes on in the portal. The element opens the address in another window, unless the event is cancelled. */
  handover: Payload<'handover'>;
}

/** The events of the element by name, for `addEventListener`. */
export type ConfiguratorEventMap = { readonly [Type in keyof ConfiguratorEvents]: CustomEvent<ConfiguratorEvents[Type]> };
