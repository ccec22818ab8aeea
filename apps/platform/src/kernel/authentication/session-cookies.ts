import { EMBEDDED_SERVICES } from '@candil/contract';
import { catalogOf } from '@candil/domain';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../authorisation/actor';
import { SESSION_LIFETIME } from './session-lifetimes.data';
import type { TokenPair } from './tokens';

const ACCESS_COOKIE = 'auth_token';
const REFRESH_COOKIE = 'refresh_token';
/** The refresh token goes only to the calls that need it. */
const REFRESH_PATH = `${EMBEDDED_SERVICES.api}/v1/auth`;

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** Names and attributes of the cookies (TR). */
export class SessionCookies {
  /** The cookie that a call is allowed by. */
  readonly sessionName = ACCESS_COOKIE;

  constructor(private readonly secure: boolean) {}

  accessToken(request: FastifyRequest): string | undefined {
    return request.cookies[ACCESS_COOKIE] || undefined;
  }

  refreshToken(request: FastifyRequest): string | undefined {
    return request.cookies[REFRESH_COOKIE] || undefined;
  }

  setTokens(reply: FastifyReply, { access, refresh }: TokenPair): void {
    reply.setCookie(ACCESS_COOKIE, access, { ...this.hidden('/'), maxAge: seconds(SESSION_LIFETIME.access) });
    reply.setCookie(REFRESH_COOKIE, refresh, { ...this.hidden(REFRESH_PATH), maxAge: seconds(SESSION_LIFETIME.idle) });
  }

  clearTokens(reply: FastifyReply): void {
    reply.clearCookie(ACCESS_COOKIE, this.hidden('/'));
    reply.clearCookie(REFRESH_COOKIE, this.hidden(REFRESH_PATH));
  }

  /** Read by the pages for their first paint, so not hidden from them. */
  setPreferences(reply: FastifyReply, actor: Actor): void {
    const options = { path: '/', sameSite: 'lax', secure: this.secure, maxAge: seconds(SESSION_LIFETIME.preference) } as const;
    reply.setCookie('language', actor.language, options);
    reply.setCookie('catalogue_id', String(actor.catalogId), options);
    reply.setCookie('catalogue_name', catalogOf(actor.catalogId).name, options);
  }

  private hidden(path: string): CookieSerializeOptions {
    return { path, httpOnly: true, sameSite: 'lax', secure: this.secure };
  }
}
