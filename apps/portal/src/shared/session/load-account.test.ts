import type { ApiClient } from '@candil/api-client';
import { expect, test, vi } from 'vitest';
import { sampleAccount } from '../../testing/sample-account';
import { answered } from '../../testing/sample-failure';
import { createAccountFlags } from '../flags/account-flags';
import { loadAccount } from './load-account';

const clientOf = (call: () => Promise<unknown>) => ({ call }) as unknown as ApiClient;
const FLAGS = [{ name: 'projectV3', on: true }] as const;

test('an account comes with its flags, which are known before it is', async () => {
  const known = createAccountFlags();
  const account = await loadAccount(
    clientOf(async () => ({ ...sampleAccount(), flags: FLAGS })),
    known,
  );
  expect(account).toEqual(sampleAccount());
  expect(known.getState().flags).toEqual(FLAGS);
});

test('a visitor has no flags of an account; an unavailable service changes nothing', async () => {
  const known = createAccountFlags();
  known.setState({ flags: FLAGS });
  const failed = loadAccount(clientOf(vi.fn().mockRejectedValue(answered(503, 'unavailable'))), known);
  await expect(failed).rejects.toMatchObject({ ErrorCode: 503 });
  expect(known.getState().flags).toBe(FLAGS);
  expect(await loadAccount(clientOf(vi.fn().mockRejectedValue(answered(401, 'session.none'))), known)).toBeUndefined();
  expect(known.getState().flags).toBeUndefined();
});
