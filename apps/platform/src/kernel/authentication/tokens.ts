import { createHash, createHmac, randomBytes } from 'node:crypto';

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

const TOKEN_BYTES = 32;

export const randomToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Tokens are random and long: a plain SHA-256 of them can be looked up and not be turned round. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The pair that follows a refresh token. Parent token (only the client has it) and nonce (only the database has it) give the same pair
 * every time, so that a hundred refreshes at once get one child without any token being kept in the clear.
 */
export const pairFrom = (parent: string, nonce: string): TokenPair => {
  const derive = (purpose: string) => createHmac('sha256', parent).update(`${purpose} ${nonce}`).digest('base64url');
  return { access: derive('access'), refresh: derive('refresh') };
};
