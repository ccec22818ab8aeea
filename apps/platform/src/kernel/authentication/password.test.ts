import { verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { hashPassword, PasswordChecker } from './password';

test('a hash tells argon2id, its cost and a salt of its own', async () => {
  const hashes = await Promise.all([hashPassword('candil'), hashPassword('candil')]);
  expect([hashes[0] === hashes[1], ...hashes.map((hash) => hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'))]).toEqual([
    false,
    true,
    true,
  ]);
});

test('only the password matches its hash, and nothing matches no hash', async () => {
  const checker = new PasswordChecker();
  const hash = await hashPassword('candil');
  const results = await Promise.all([
    checker.matches(hash, 'candil'),
    checker.matches(hash, 'Candil'),
    checker.matches(undefined, 'candil'),
  ]);
  expect(results).toEqual([true, false, false].map((value) => ({ ok: true, value })));
});

test('an address nobody has pays for a password check as well', async () => {
  const check = vi.fn(verify);
  await new PasswordChecker(4, 64, check).matches(undefined, 'candil');
  const [tried] = check.mock.calls;
  expect([check.mock.calls.length, String(tried?.[0]).startsWith('$argon2id$v=19$m=19456,t=2,p=1$')]).toEqual([1, true]);
});

test('so many run, so many wait, the rest are sent away at once', async () => {
  const checker = new PasswordChecker(2, 3);
  const hash = await hashPassword('candil');
  const results = await Promise.all(Array.from({ length: 8 }, () => checker.matches(hash, 'candil')));
  const later = await checker.matches(hash, 'candil');
  const busy = { ok: false, failure: { code: 'login.busy', retryAfterSeconds: 1 } };
  expect([results.filter(({ ok }) => ok).length, results.slice(5), later]).toEqual([5, [busy, busy, busy], { ok: true, value: true }]);
});
