import { encode } from 'uqr';

/** Dark modules by row and column, without the quiet zone. */
export type QrCode = readonly (readonly boolean[])[];

/** Largest version whose modules a phone reads from paper at the printed side: 57 modules. */
const LARGEST_VERSION = 10;
/** Bytes that version 10 holds at level M. */
const MOST_BYTES = 213;

/** Encodes a text as a QR code of level M, which survives the loss of 15 %; undefined beyond 213 bytes of UTF-8. */
export const qrCode = (text: string): QrCode | undefined =>
  Buffer.byteLength(text) > MOST_BYTES ? undefined : encode(text, { ecc: 'M', border: 0, maxVersion: LARGEST_VERSION }).data;

/**
 * Encodes an address whose path may be in either letter case, as scheme and host always may: capitals take 5.5 bits each, small letters 8,
 * which makes fewer and larger modules.
 */
export const addressCode = (address: string): QrCode | undefined => qrCode(address.toUpperCase());
