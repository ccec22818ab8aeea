import { type ApiClient, routes } from '@candil/api-client';
import { expect, test, vi } from 'vitest';
import { sampleAccount } from '../../testing/sample-account';
import { answered } from '../../testing/sample-failure';
import { resumingClient } from './resuming-client';

const ana = sampleAccount();
const ended = () => answered(401, 'session.expired', {}, true);
const clientThat = (call: ReturnType<typeof vi.fn>) => ({ call }) as unknown as ApiClient;
const sessionThat = (comesBack: boolean) => ({ end: vi.fn(), regained: vi.fn(() => Promise.resolve(comesBack)) });
const request = { body: { isoCode: 'de' as const } };

test('a write without a session is repeated after the sign-in', async () => {
  const call = vi.fn().mockRejectedValueOnce(ended()).mockResolvedValueOnce(ana);
  const session = sessionThat(true);
  expect(await resumingClient(clientThat(call), session).call(routes.updateLanguage, request)).toBe(ana);
  expect(call.mock.calls).toEqual([
    [routes.updateLanguage, request, undefined],
    [routes.updateLanguage, request, undefined],
  ]);
  expect(session.end).toHaveBeenCalledTimes(1);
});

test('it fails as it did when the user gives up', async () => {
  const failure = ended();
  const client = resumingClient(clientThat(vi.fn().mockRejectedValue(failure)), sessionThat(false));
  await expect(client.call(routes.updateLanguage, request)).rejects.toBe(failure);
});

test('a read ends the session without waiting for a sign-in', async () => {
  const failure = ended();
  const call = vi.fn().mockRejectedValue(failure);
  const session = sessionThat(true);
  await expect(resumingClient(clientThat(call), session).call(routes.getAccount)).rejects.toBe(failure);
  expect(call).toHaveBeenCalledTimes(1);
  expect(session.end.mock.calls).toHaveLength(1);
  expect(session.regained.mock.calls).toHaveLength(0);
});

test.each([
  ['a question whether anyone is signed in', ended(), { probe: true }],
  ['a refusal', answered(403, 'access.denied'), {}],
  ['a wrong password', answered(401, 'login.failed'), {}],
])('%s is answered at once', async (_what, failure, options) => {
  const session = sessionThat(true);
  const client = resumingClient(clientThat(vi.fn().mockRejectedValue(failure)), session);
  await expect(client.call(routes.getAccount, {}, options)).rejects.toBe(failure);
  expect(session.end).not.toHaveBeenCalled();
});
