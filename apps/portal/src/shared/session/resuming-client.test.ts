import { type ApiClient, routes } from '@candil/api-client';
import { expect, test, vi } from 'vitest';
import { sampleAccount } from '../../testing/sample-account';
import { answered } from '../../testing/sample-failure';
import { resumingClient } from './resuming-client';

const ana = sampleAccount();
const ended = () => answered(401, 'session.expired', {}, true);
const clientThat = (call: ReturnType<typeof vi.fn>) => ({ call }) as unknown as ApiClient;

test('a call that nobody was signed in for is made once more after signing in again', async () => {
  const call = vi.fn().mockRejectedValueOnce(ended()).mockResolvedValueOnce(ana);
  const client = resumingClient(clientThat(call), () => Promise.resolve(true));
  const request = { body: { isoCode: 'de' as const } };
  expect(await client.call(routes.updateLanguage, request)).toBe(ana);
  expect(call.mock.calls).toEqual([
    [routes.updateLanguage, request, undefined],
    [routes.updateLanguage, request, undefined],
  ]);
});

test('it fails as it did when the user gives up', async () => {
  const failure = ended();
  const client = resumingClient(clientThat(vi.fn().mockRejectedValue(failure)), () => Promise.resolve(false));
  await expect(client.call(routes.getAccount)).rejects.toBe(failure);
});

test.each([
  ['a question whether anyone is signed in', ended(), { probe: true }],
  ['a refusal', answered(403, 'access.denied'), {}],
  ['a wrong password', answered(401, 'login.failed'), {}],
])('%s is answered at once', async (_what, failure, options) => {
  const lost = vi.fn(() => Promise.resolve(true));
  const client = resumingClient(clientThat(vi.fn().mockRejectedValue(failure)), lost);
  await expect(client.call(routes.getAccount, {}, options)).rejects.toBe(failure);
  expect(lost).not.toHaveBeenCalled();
});
