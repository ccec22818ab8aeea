import { EMBED_EXPORT_FORMATS, type EmbedMessage, type EmbedToApp, isWithinEmbedSize } from './embed';
import { type Check, either, fields, isFurniture, isMessage, oneOf, something } from './embed-checks';

const height = oneOf(['fill', 'auto']);
const composition = fields({ document: something, furniture: isFurniture });

const PAYLOADS: Readonly<Record<EmbedToApp['type'], Check>> = {
  init: fields({
    locale: oneOf([undefined, 'en', 'es', 'de', 'fr', 'it', 'us']),
    catalogId: oneOf([undefined, 16, 21]),
    theme: oneOf([undefined, 'light', 'dark', 'auto']),
    prices: oneOf([undefined, 'none', 'gross']),
    height: either(undefined, height),
    composition: either(undefined, composition),
  }),
  setDocument: composition,
  requestState: fields({}),
  requestExport: fields({ format: oneOf(EMBED_EXPORT_FORMATS) }),
  setHeight: fields({ mode: height }),
};

export type EmbedRefusal = 'message.too-large' | 'message.invalid';

/** Reads a message to the frame, or the reason for its refusal. A message that is too large is not inspected. */
export const readEmbedToApp = (
  data: unknown,
  nonce: string,
): { readonly ok: true; readonly message: EmbedMessage<EmbedToApp> } | { readonly ok: false; readonly code: EmbedRefusal } => {
  if (!isWithinEmbedSize(data)) return { ok: false, code: 'message.too-large' };
  return isMessage(data, nonce, PAYLOADS)
    ? { ok: true, message: data as EmbedMessage<EmbedToApp> }
    : { ok: false, code: 'message.invalid' };
};
