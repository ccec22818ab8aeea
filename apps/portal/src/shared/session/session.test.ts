import { expect, test, vi } from 'vitest';
import { sampleAccount } from '../../testing/sample-account';
import { unreachable } from '../../testing/sample-failure';
import { createSession } from './session';

const ana = sampleAccount();
const bert = sampleAccount({ userId: '00000000-0000-4000-8000-000000000002', name: 'Bert' });
const signedOut = { kind: 'signed-out' };
const signIn = { view: 'login', mandatory: false, ended: false, returnTo: undefined };

const setUp = (loadAccount: () => Promise<typeof ana | undefined>) => {
  const logOut = vi.fn(() => Promise.resolve(''));
  const session = createSession({ loadAccount, logOut, likely: 'visitor' });
  const forgotten = vi.fn();
  session.onForgotten(forgotten);
  return { session, logOut, forgotten, state: () => session.store.getState(), frame: () => session.frame.getState().shown };
};

test('parallel requests of the account share one answer', async () => {
  const loadAccount = vi.fn(() => Promise.resolve(ana));
  const { session, state } = setUp(loadAccount);
  expect(state()).toEqual({ kind: 'pending', likely: 'visitor' });
  expect(await Promise.all([session.account(), session.account()])).toEqual([ana, ana]);
  expect(state()).toEqual({ kind: 'signed-in', account: ana });
  expect(loadAccount).toHaveBeenCalledTimes(1);
});

test('an unavailable service is asked again by the next request', async () => {
  const failure = unreachable();
  const loadAccount = vi.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce(undefined);
  const { session, state } = setUp(loadAccount);
  await expect(session.account()).rejects.toBe(failure);
  expect(state()).toEqual({ kind: 'unknown', cause: failure });
  expect(await session.account()).toBeUndefined();
  expect(state()).toEqual(signedOut);
});

test('a visitor opens and closes the sign-in', async () => {
  const { session, frame } = setUp(() => Promise.resolve(undefined));
  await session.showSignIn();
  expect(frame()).toEqual(signIn);
  session.dismissFrame();
  expect(frame()).toBeUndefined();
});

test('a signed-in user is not asked to sign in', async () => {
  const { session, frame } = setUp(() => Promise.resolve(ana));
  await session.showSignIn();
  expect(frame()).toBeUndefined();
});

test('a view opens over any page, and closes when the account is there', async () => {
  const { session, state, frame } = setUp(() => Promise.resolve(ana));
  await session.account();
  session.showFrame('qualification', { mandatory: true, returnTo: '/project/p/request-budget' });
  expect(frame()).toEqual({ view: 'qualification', mandatory: true, ended: false, returnTo: '/project/p/request-budget' });
  await session.signedIn();
  expect(state()).toEqual({ kind: 'signed-in', account: ana });
  expect(frame()).toBeUndefined();
});

test.each([[['consent']], [['consent', 'company']]] as const)(
  'who came in without registering is asked for it, signing in or coming back: %j',
  async (missing) => {
    const arrived = sampleAccount({ missing: [...missing] });
    const { session, frame } = setUp(vi.fn().mockResolvedValueOnce(undefined).mockResolvedValueOnce(arrived).mockResolvedValueOnce(ana));
    await session.account();
    session.showFrame('login', { returnTo: '/projects' });
    await session.signedIn();
    const asked = { view: 'complete-register', mandatory: true, ended: false, returnTo: '/projects' };
    expect(frame()).toEqual(asked);
    await session.signedIn();
    expect(frame()).toBeUndefined();
    const later = setUp(() => Promise.resolve(arrived));
    await later.session.account();
    expect(later.frame()).toEqual({ ...asked, returnTo: undefined });
  },
);

test('it also closes when the account cannot be loaded: the page shows the reason', async () => {
  const { session, state, frame } = setUp(() => Promise.reject(unreachable()));
  session.showFrame('login');
  await expect(session.signedIn()).rejects.toThrow();
  expect(state().kind).toBe('unknown');
  expect(frame()).toBeUndefined();
});

test('a session that ends signs out once, and calls go on when the same user is back', async () => {
  const { session, state, frame, forgotten } = setUp(() => Promise.resolve(ana));
  await session.account();
  session.end();
  session.end();
  expect(state()).toEqual(signedOut);
  expect(frame()).toEqual({ ...signIn, ended: true });
  expect(forgotten.mock.calls).toEqual([[ana, 'ended']]);
  const calls = [session.regained(), session.regained()];
  await session.signedIn();
  expect(await Promise.all(calls)).toEqual([true, true]);
  expect(state()).toEqual({ kind: 'signed-in', account: ana });
  expect(frame()).toBeUndefined();
  expect(forgotten).toHaveBeenCalledTimes(1);
});

test('nothing of the first user is repeated for another', async () => {
  const loadAccount = vi.fn().mockResolvedValueOnce(ana).mockResolvedValueOnce(bert);
  const { session, state } = setUp(loadAccount);
  await session.account();
  session.end();
  const call = session.regained();
  await session.signedIn();
  expect(await call).toBe(false);
  expect(state()).toEqual({ kind: 'signed-in', account: bert });
});

test('cancelling after the end of the session rejects the waiting requests', async () => {
  const { session, state } = setUp(() => Promise.resolve(ana));
  await session.account();
  session.end();
  const call = session.regained();
  session.dismissFrame();
  expect(await call).toBe(false);
  expect(await session.regained()).toBe(false);
  expect(state()).toEqual(signedOut);
});

test('a visitor has no session to lose or to regain', async () => {
  const { session, frame, forgotten } = setUp(() => Promise.resolve(undefined));
  await session.account();
  session.end();
  expect(await session.regained()).toBe(false);
  expect(frame()).toBeUndefined();
  expect(forgotten.mock.calls).toEqual([]);
});

test('an account that has changed is loaded anew without leaving the page', async () => {
  const qualified = sampleAccount({ status: 4 });
  const loadAccount = vi.fn().mockResolvedValueOnce(ana).mockResolvedValueOnce(qualified).mockResolvedValueOnce(undefined);
  const { session, state, frame } = setUp(loadAccount);
  await session.account();
  session.showFrame('qualification', { mandatory: true });
  expect(await session.reload()).toEqual(qualified);
  expect(state()).toEqual({ kind: 'signed-in', account: qualified });
  expect(frame()).toBeUndefined();
  expect(await session.reload()).toBeUndefined();
  expect(state()).toEqual(signedOut);
  expect(frame()).toEqual({ ...signIn, ended: true });
});

test('signing out works locally when the service cannot be reached', async () => {
  const { session, logOut, state, forgotten } = setUp(() => Promise.resolve(ana));
  logOut.mockRejectedValueOnce(unreachable());
  await session.account();
  await session.logOut();
  expect(state()).toEqual(signedOut);
  expect(forgotten.mock.calls).toEqual([[ana, 'logged-out']]);
});

test('signing out may skip the service', async () => {
  const { session, logOut, state } = setUp(() => Promise.resolve(ana));
  await session.account();
  await session.logOut({ tellService: false });
  expect(logOut).toHaveBeenCalledTimes(0);
  expect(state()).toEqual(signedOut);
});
