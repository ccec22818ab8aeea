import type { StaffAccount } from '@candil/contract';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createApiClient } from '../create-api-client';
import { countingService, json, problem, SERVICES_OF_TEST } from '../testing/counting-service';
import { companyUsersQuery, deactivateUserMutation, inviteUserMutation, manageJoinRequestMutation } from './company-queries';
import { endSessionMutation, profileQuery, sessionsQuery, updateAboutYouMutation } from './profile-queries';
import { queryKeys } from './query-keys';
import { contactQuery, staffAccountQuery, updateRoleMutation } from './staff-account-queries';

const ID = '0a0b0c0d-1111-2222-3333-444455556666';
const ABOUT = {
  version: 1,
  name: 'Ana',
  phone: null,
  professionId: null,
  businessActivityId: null,
  countryGeonameId: null,
  level2GeonameId: null,
  level3GeonameId: null,
  wantsNews: false,
};

const setUp = (answer: Parameters<typeof countingService>[0]) => {
  const service = countingService(answer);
  const client = createApiClient({ services: SERVICES_OF_TEST, onSessionLost: () => undefined, fetch: service.fetch });
  return { service, client, cache: new QueryClient({ defaultOptions: { queries: { retry: false } } }) };
};

it('contacts come from version 2, under the flag from version 3, of the hub', async () => {
  const { service, client, cache } = setUp(() => json({}));
  await cache.fetchQuery(contactQuery(client, 'c 1', false));
  await cache.fetchQuery(contactQuery(client, 'c 1', true));
  expect(service.seen.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /apihub/v2/user/c%201', 'GET /apihub/v3/user/c%201']);
});

it('the list of people is read anew after each change, whether it went through or not', async () => {
  const { service, client, cache } = setUp(({ method }) =>
    method === 'GET' ? json({ users: [] }) : problem(409, 'company.request-decided'),
  );
  const isStale = () => cache.getQueryState(queryKeys.companyUsers())?.isInvalidated;
  await cache.fetchQuery(companyUsersQuery(client));
  const decided = new MutationObserver(cache, manageJoinRequestMutation(client)).mutate({ requestId: ID, action: 'accept' });
  await expect(decided).rejects.toThrow('company.request-decided');
  expect(isStale()).toBe(true);
  await cache.fetchQuery({ ...companyUsersQuery(client), staleTime: 0 });
  await expect(new MutationObserver(cache, deactivateUserMutation(client)).mutate(ID)).rejects.toThrow();
  expect(isStale()).toBe(true);
  expect(service.seen.at(-1)?.path).toBe(`/api/v1/company/users/${ID}`);
});

it('an invitation carries the key of its intention', async () => {
  const { service, client, cache } = setUp(() => json({ invited: [], refused: [] }));
  const body = { emails: 'a@b.es', language: 'en' } as const;
  await new MutationObserver(cache, inviteUserMutation(client)).mutate({ body, idempotencyKey: 'one' });
  expect(service.seen[0]?.headers.get('idempotency-key')).toBe('one');
});

it('a saved profile replaces the cached one', async () => {
  const saved = { aboutYou: { ...ABOUT, version: 2 } };
  const { client, cache } = setUp(({ method }) => json(method === 'GET' ? { aboutYou: ABOUT } : saved));
  await cache.fetchQuery(profileQuery(client));
  await new MutationObserver(cache, updateAboutYouMutation(client)).mutate(ABOUT);
  expect(cache.getQueryData(queryKeys.profile())).toEqual(saved);
});

it('the sessions are read anew once one was ended', async () => {
  const { client, cache } = setUp(() => json({ sessions: [] }));
  await cache.fetchQuery(sessionsQuery(client));
  await new MutationObserver(cache, endSessionMutation(client)).mutate(ID);
  expect(cache.getQueryState(queryKeys.sessions())?.isInvalidated).toBe(true);
});

it('a changed role is shown of that account alone', async () => {
  const account = (accountId: string, rolId: number) => ({ accountId, rolId }) as StaffAccount;
  const { client, cache } = setUp(({ method }) => json(method === 'GET' ? account(ID, 3) : account(ID, 2)));
  await cache.fetchQuery({ ...staffAccountQuery(client, 'a@b.es'), gcTime: 60_000 });
  cache.setQueryData(queryKeys.staffAccount('c@d.es'), account('other', 8));
  await new MutationObserver(cache, updateRoleMutation(client)).mutate({ accountId: ID, body: { version: 1, rolId: 2 } });
  expect(['a@b.es', 'c@d.es'].map((email) => cache.getQueryData<StaffAccount>(queryKeys.staffAccount(email))?.rolId)).toEqual([2, 8]);
});
