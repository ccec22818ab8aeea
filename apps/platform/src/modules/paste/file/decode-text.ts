const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean => start.every((byte, index) => bytes[index] === byte);

const strictly = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Windows-1252 between 0x80 and 0x9f; Node's decoder treats it as Latin-1. The five unassigned positions remain control characters. */
const WINDOWS_CHARACTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const windowsText = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => WINDOWS_CHARACTERS.charAt(character.charCodeAt(0) - 0x80));

const decoded = (bytes: Uint8Array): string | undefined => {
  if (startsWith(bytes, 0xff, 0xfe)) return strictly('utf-16le', bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return strictly('utf-16be', bytes);
  // Text that is not UTF-8 comes from a Windows program of western Europe; every byte is a character there.
  return strictly('utf-8', bytes) ?? windowsText(bytes);
};

/** Controls that no list holds; nearly every other kind of file has some. */
const BINARY = /(?![\t\n\v\f\r\u0085])\p{Cc}/u;

/** The text of a CSV or text file in UTF-8, UTF-16 with its mark or Windows-1252; undefined when the bytes are no text. */
export const decodeText = (bytes: Uint8Array): string | undefined => {
  const text = decoded(bytes);
  if (text === undefined || BINARY.test(text) || /^\s*(?:<[!?a-z]|%PDF|\{\\rtf)/i.test(text)) return undefined;
  return text.replace(/^\ufeff/, '').toWellFormed();
};
