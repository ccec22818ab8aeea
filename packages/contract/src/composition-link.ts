import type { EmbedComposition } from './embed';

/**
 * A composition as part of an address, behind its `#`: canonical text, deflated, in base64url. No server sees it, nothing is stored for
 * it, and it lasts as long as the address does.
 */
export const COMPOSITION_PARAMETER = 'composition';
/** Characters; what browsers, mails and messengers pass on whole. */
export const COMPOSITION_CODE_MAX = 65_536;
/** Characters of text that a code may hold: a small code must not unfold without end. */
export const COMPOSITION_TEXT_MAX = 1_000_000;

const toBase64Url = (bytes: Uint8Array): string => {
  let text = '';
  // In pieces: a function takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const fromBase64Url = (code: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** Writes a composition; undefined when it is too large for an address. `canonical` is `canonicalJson` of the domain library. */
export const encodeComposition = async (
  { document, furniture }: EmbedComposition,
  canonical: (value: unknown) => string,
): Promise<string | undefined> => {
  const packed = new Blob([canonical({ document, furniture })]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const code = toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
  return code.length <= COMPOSITION_CODE_MAX ? code : undefined;
};

/** Reads plain data that is still to be judged; undefined for a text that `encodeComposition` did not write, that is cut off or unfolds too far. */
export const decodeComposition = async (code: string): Promise<{ document: unknown; furniture: unknown } | undefined> => {
  if (code.length > COMPOSITION_CODE_MAX || !/^[\w-]+$/.test(code)) return undefined;
  try {
    const unpacked = new Blob([fromBase64Url(code)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    let text = '';
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const reader = unpacked.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > COMPOSITION_TEXT_MAX) {
        await reader.cancel();
        return undefined;
      }
    }
    const { document, furniture } = JSON.parse(text + decoder.decode()) as Record<string, unknown>;
    return document === undefined ? undefined : { document, furniture };
  } catch {
    return undefined;
  }
};
