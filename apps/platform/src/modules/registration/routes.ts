import { randomUUID } from 'node:crypto';
import { endpoints } from '@candil/contract';
import { fail, ok, parseEmail } from '@candil/domain';
import { defineRoutes, inTransaction, type Route, route } from '../../kernel';
import { type AttemptKind, countAttempt } from '../../kernel/authentication/attempt-limits';
import type { SessionCookies } from '../../kernel/authentication/session-cookies';
import type { SessionService } from '../../kernel/authentication/session-service';
import type { Call } from '../../kernel/routing/call';
import { accountToWire, readActor } from '../account';
import type { PlaceReader } from '../place';
import { checkRegistration, detailsFailure } from './check-registration';
import { completeRegistration } from './complete-registration';
import { changePassword, confirmEmail, describePasswordLink, setPassword } from './passwords';
import type { LinkDetails, PendingRegistrationDetails } from './pending-registration';
import { insertPendingRegistration, isAddressTaken } from './registration-repository';

interface RouteParts {
  readonly sessions: SessionService;
  readonly cookies: SessionCookies;
  readonly staffDomains: readonly string[];
  readonly places: PlaceReader;
  /** There is a pending registration to process. */
  readonly wake: () => void;
}

type PublicCall = Pick<Call<typeof endpoints.register>, 'database' | 'now' | 'request'>;

const keepPendingRegistration = async (
  { database, now }: PublicCall,
  email: string,
  details: PendingRegistrationDetails,
): Promise<void> => {
  await insertPendingRegistration(database, { id: randomUUID(), email, details, attempts: 0, nextTryAt: now, createdAt: now });
};

const limited = ({ database, now, request }: PublicCall, kind: AttemptKind, account: string) =>
  countAttempt(database, kind, { account, ip: request.ip, now });

/** A mail with a link, for an address that may have an account or not: the same statements and the same answer. */
const askForLink = async (
  call: PublicCall,
  kind: LinkDetails['kind'],
  { email, returnTo }: { readonly email: string; readonly returnTo?: string | undefined },
) => {
  const parsed = parseEmail(email);
  if (!parsed.ok) return fail({ ...parsed.failure, field: 'email' });
  const address = parsed.value.toLowerCase();
  const counted = await limited(call, 'link', address);
  if (!counted.ok) return counted;
  await keepPendingRegistration(call, address, { kind, returnTo });
  return ok(undefined);
};

export const registrationRoutes = ({ sessions, cookies, staffDomains, places, wake }: RouteParts): readonly Route[] =>
  defineRoutes(
    route(endpoints.validateEmail, async (call) => {
      const parsed = parseEmail(call.params.email);
      if (!parsed.ok) return parsed;
      const address = parsed.value.toLowerCase();
      const counted = await limited(call, 'email-check', address);
      if (!counted.ok) return counted;
      if (!(await isAddressTaken(call.database, address))) return fail({ code: 'email.free' });
      return ok({ email: address, taken: true as const });
    }),

    route(endpoints.register, async (call) => {
      const checked = await checkRegistration(call.body, places);
      if (!checked.ok) return checked;
      const { email } = checked.value;
      const counted = await limited(call, 'register', email);
      if (!counted.ok) return counted;
      const hash = await sessions.passwords.hash(call.body.password);
      if (!hash.ok) return hash;
      const { email: _email, password: _password, consent: _consent, registerType: _registerType, ...details } = call.body;
      await keepPendingRegistration(call, email, { kind: 'register', passwordHash: hash.value, ...details });
      wake();
      return ok({ status: 'confirmation-sent' as const });
    }),

    route(endpoints.completeRegistration, async ({ actor, body, database, now, reply }) => {
      if (actor.impersonator !== undefined) return fail({ code: 'access.denied' });
      const wrong = await detailsFailure(body, places);
      if (wrong !== undefined) return fail(wrong);
      const completed = await inTransaction(database, (transaction) => completeRegistration(transaction, actor, body, now));
      if (!completed.ok) return completed;
      sessions.forget(actor.accountId);
      const registered = (await readActor(database, actor.accountId, staffDomains)) ?? actor;
      cookies.setPreferences(reply, registered);
      return ok(accountToWire(registered));
    }),

    route(endpoints.resendConfirmation, async (call) => {
      const asked = await askForLink(call, 'resend-confirmation', call.body);
      if (!asked.ok) return asked;
      wake();
      return ok({ status: 'confirmation-sent' as const });
    }),

    route(endpoints.requestPasswordReset, async (call) => {
      const asked = await askForLink(call, 'password-reset', call.body);
      if (!asked.ok) return asked;
      wake();
      return ok({ status: 'reset-sent' as const });
    }),

    route(endpoints.confirmEmail, async ({ body, database, now }) => {
      const confirmed = await confirmEmail(database, body.token, staffDomains, now);
      if (!confirmed.ok) return confirmed;
      sessions.forget(confirmed.value.accountId);
      return ok(confirmed.value);
    }),

    route(endpoints.describePasswordLink, ({ body, database, now }) => describePasswordLink(database, body.token, now)),

    route(endpoints.setPassword, async ({ body, database, now, request, reply }) => {
      const set = await setPassword(database, sessions, body, now);
      if (!set.ok) return set;
      const { firstHash, accountId, email, returnTo } = set.value;
      sessions.forget(accountId);
      if (firstHash === undefined) return ok({ email, returnTo, signedIn: false });
      const signedIn = await sessions.openFor(accountId, request.headers['user-agent'], firstHash);
      if (signedIn === undefined) return ok({ email, returnTo, signedIn: false });
      // A sign-in never continues a session that was there before it.
      await sessions.logout(cookies.accessToken(request), cookies.refreshToken(request));
      cookies.setTokens(reply, signedIn.tokens);
      cookies.setPreferences(reply, signedIn.actor);
      return ok({ email, returnTo, signedIn: true });
    }),

    route(endpoints.changePassword, async ({ actor, body, database, now, request }) => {
      const changed = await changePassword(database, sessions, actor, { ...body, ip: request.ip }, now);
      if (!changed.ok) return changed;
      sessions.forget(actor.accountId);
      return ok('');
    }),
  );
