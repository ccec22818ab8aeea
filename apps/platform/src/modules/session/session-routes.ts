import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, type Route, route } from '../../kernel';
import type { SessionCookies } from '../../kernel/authentication/session-cookies';
import type { SessionService } from '../../kernel/authentication/session-service';
import { accountToWire } from '../account';

export const sessionRoutes = (sessions: SessionService, cookies: SessionCookies): readonly Route[] =>
  defineRoutes(
    route(endpoints.login, async ({ body, request, reply }) => {
      const signedIn = await sessions.login(body.email, body.password, request.ip, request.headers['user-agent']);
      if (!signedIn.ok) return signedIn;
      // A sign-in never continues a session that was there before it.
      await sessions.logout(cookies.accessToken(request), cookies.refreshToken(request));
      cookies.setTokens(reply, signedIn.value.tokens);
      cookies.setPreferences(reply, signedIn.value.actor);
      return ok(accountToWire(signedIn.value.actor));
    }),

    route(endpoints.refresh, async ({ request, reply }) => {
      const renewed = await sessions.refresh(cookies.refreshToken(request));
      if (!renewed.ok) {
        cookies.clearTokens(reply);
        return renewed;
      }
      cookies.setTokens(reply, renewed.value);
      request.log.info('the session was renewed');
      return ok('');
    }),

    route(endpoints.logout, async ({ request, reply }) => {
      await sessions.logout(cookies.accessToken(request), cookies.refreshToken(request));
      cookies.clearTokens(reply);
      return ok('');
    }),
  );
