import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test, vi } from 'vitest';
import { hashPassword, PasswordChecker } from './password';
import { PasswordThreads } from './password-threads';

test('a hash contains argon2id, its cost and a random salt', async () => {
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

test('a sign-in with an unknown address takes the time of a password check as well', async () => {
  const threads = new PasswordThreads();
  const verify = vi.spyOn(threads, 'verify');
  await new PasswordChecker(4, 64, threads).matches(undefined, 'candil');
  const [tried] = verify.mock.calls;
  expect(verify).toHaveBeenCalledTimes(1);
  expect(String(tried?.[0]).startsWith('$argon2id$v=19$m=19456,t=2,p=1$')).toBe(true);
});

test('so many run, so many wait, the rest are sent away at once', async () => {
  const checker = new PasswordChecker(2, 3);
  const hash = await hashPassword('candil');
  const results = await Promise.all(Array.from({ length: 8 }, () => checker.matches(hash, 'candil')));
  const later = await checker.matches(hash, 'candil');
  const busy = { ok: false, failure: { code: 'login.busy', retryAfterSeconds: 1 } };
  expect(results.filter(({ ok }) => ok)).toHaveLength(5);
  expect(results.slice(5)).toEqual([busy, busy, busy]);
  expect(later).toEqual({ ok: true, value: true });
});

test('the password thread computes the same hash, and reports unreadable input without ending', async () => {
  const checker = new PasswordChecker();
  const hashed = await checker.hash('candil');
  const hash = hashed.ok ? hashed.value : '';
  await expect(checker.matches('no hash at all', 'candil')).rejects.toThrow();
  expect(hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$')).toBe(true);
  expect(await checker.matches(hash, 'candil')).toEqual({ ok: true, value: true });
});

/** The priorities of this process's threads, as Linux reports them; elsewhere a thread has none of its own. */
const prioritiesOfThreads = (): number[] => {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task') : [];
  // After the name in brackets, which may hold anything, the seventeenth is the priority.
  return threads.map((thread) => Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16]));
};

test('the password thread has a lower priority than the threads that answer requests', async () => {
  const checker = new PasswordChecker();
  await checker.hash('candil');
  const behind = prioritiesOfThreads().filter((priority) => priority === Math.min(19, getPriority() + 5));
  expect(behind.length > 0).toBe(process.platform === 'linux');
});
