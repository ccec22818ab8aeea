import type { EmbedToHost } from '@candil/contract';

type Payload<Type extends EmbedToHost['type']> = Extract<EmbedToHost, { readonly type: Type }>['payload'];

/** What the element tells, by the name of the event; each is a `CustomEvent` with this detail. */
export interface ConfiguratorEvents {
  /** The frame is ready and has its start settings. */
  ready: Payload<'ready'>;
  /** The visitor changed something; not sent for documents that the page has set. */
  changed: Payload<'changed'>;
  /** The most severe problem of the composition. */
  issue: Payload<'issue'>;
  exported: Payload<'exported'>;
  failed: Payload<'error'>;
  /** The visitor goes on in the portal. The element opens the address in another window, unless the event is cancelled. */
  handover: Payload<'handover'>;
}

export type ConfiguratorEventMap = { readonly [Type in keyof ConfiguratorEvents]: CustomEvent<ConfiguratorEvents[Type]> };
