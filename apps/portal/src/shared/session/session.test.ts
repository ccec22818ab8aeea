import { expect, test, vi } from 'vitest';
import { sampleAccount } from '../../testing/sample-account';
import { unreachable } from '../../testing/sample-failure';
import { createSession } from './session';

const ana = sampleAccount();
const bert = sampleAccount({ userId: '00000000-0000-4000-8000-000000000002', name: 'Bert' });

const setUp = (loadAccount: () => Promise<typeof ana | undefined>) => {
  const logOut = vi.fn(() => Promise.resolve(''));
  const session = createSession({ loadAccount, logOut, likely: 'visitor' });
  const forgotten = vi.fn();
  session.onForgotten(forgotten);
  return { session, logOut, forgotten, state: () => session.store.getState() };
};

test('all who ask who this is wait for one answer', async () => {
  const loadAccount = vi.fn(() => Promise.resolve(ana));
  const { session, state } = setUp(loadAccount);
  expect(state()).toEqual({ kind: 'pending', likely: 'visitor' });
  expect(await Promise.all([session.account(), session.account()])).toEqual([ana, ana]);
  expect([state(), loadAccount.mock.calls.length]).toEqual([{ kind: 'signed-in', account: ana }, 1]);
});

test('a service that cannot say is asked again by whoever asks next', async () => {
  const failure = unreachable();
  const loadAccount = vi.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce(undefined);
  const { session, state } = setUp(loadAccount);
  await expect(session.account()).rejects.toBe(failure);
  expect(state()).toEqual({ kind: 'unknown', cause: failure });
  expect(await session.account()).toBeUndefined();
  expect(state()).toEqual({ kind: 'signed-out', signInShown: false });
});

test('a visitor opens and closes the sign-in', async () => {
  const { session, state } = setUp(() => Promise.resolve(undefined));
  await session.showSignIn();
  expect(state()).toEqual({ kind: 'signed-out', signInShown: true });
  session.dismissSignIn();
  expect(state()).toEqual({ kind: 'signed-out', signInShown: false });
});

test('an interrupted session keeps the page, and calls go on when the same user is back', async () => {
  const { session, state, forgotten } = setUp(() => Promise.resolve(ana));
  await session.account();
  const calls = [session.lost(), session.lost()];
  expect(state()).toEqual({ kind: 'interrupted', account: ana });
  await session.signedIn();
  expect(await Promise.all(calls)).toEqual([true, true]);
  expect([state(), forgotten.mock.calls]).toEqual([{ kind: 'signed-in', account: ana }, []]);
});

test('another user starts anew: nothing of the first is repeated or kept', async () => {
  const loadAccount = vi.fn().mockResolvedValueOnce(ana).mockResolvedValueOnce(bert);
  const { session, state, forgotten } = setUp(loadAccount);
  await session.account();
  const call = session.lost();
  await session.signedIn();
  expect([await call, state(), forgotten.mock.calls.length]).toEqual([false, { kind: 'signed-in', account: bert }, 1]);
});

test('giving up after an interruption signs out', async () => {
  const { session, state, forgotten } = setUp(() => Promise.resolve(ana));
  await session.account();
  const call = session.lost();
  session.dismissSignIn();
  expect([await call, state(), forgotten.mock.calls.length]).toEqual([false, { kind: 'signed-out', signInShown: false }, 1]);
});

test('a call of a visitor has no session to regain', async () => {
  const { session, state } = setUp(() => Promise.resolve(undefined));
  await session.account();
  expect([await session.lost(), state()]).toEqual([false, { kind: 'signed-out', signInShown: false }]);
});

test('logging out ends here even when the service cannot be told', async () => {
  const { session, logOut, state, forgotten } = setUp(() => Promise.resolve(ana));
  logOut.mockRejectedValueOnce(unreachable());
  await session.account();
  await session.logOut();
  expect([state(), forgotten.mock.calls.length]).toEqual([{ kind: 'signed-out', signInShown: false }, 1]);
});
