import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage';
import { ACTIONS_KEPT, createBlockedActions } from './blocked-actions';

const HOUR = 3_600_000;
const ana = { userId: 'ana', status: 4 };
const lead = { userId: 'ana', status: 3 };
const bert = { userId: 'bert', status: 4 };
const budget = { path: '/project/p/request-budget', from: '/project/p', forms: {}, needs: 'QUALIFIED', userId: 'ana' } as const;
const order = {
  path: '/project/p/new-order',
  from: '/project/p/new-order',
  forms: { order: { number: 'PO-7' } },
  needs: 'signed-in',
  userId: 'ana',
} as const;

const setUp = (storage = memoryStorage()) => {
  let time = 1_000_000;
  let ids = 0;
  const open = () =>
    createBlockedActions(
      () => storage,
      () => time,
      () => `${++ids}`,
    );
  return { storage, open, actions: open(), pass: (milliseconds: number) => (time += milliseconds) };
};

test('another tab resumes it, once, with its entries', () => {
  const { actions, open } = setUp();
  actions.remember(order);
  const tab = open();
  expect(tab.resume(ana)?.path).toEqual(order.path);
  expect(tab.resume(ana)).toBeUndefined();
  expect(tab.formAt(order.path, 'order', ana)).toEqual({ number: 'PO-7' });
  tab.taken(order.path, 'order');
  expect(actions.formAt(order.path, 'order', ana)).toBeUndefined();
});

test('it is hidden from other accounts', () => {
  const { actions } = setUp();
  actions.remember(order);
  expect(actions.resume(bert)).toBeUndefined();
  expect(actions.formAt(order.path, 'order', bert)).toBeUndefined();
});

test('an action for qualified users waits for the qualification', () => {
  const { actions } = setUp();
  actions.remember(budget);
  expect(actions.resume(lead)).toBeUndefined();
  expect(actions.resume(ana)?.path).toEqual(budget.path);
});

test('the action of a visitor is resumed by the next sign-in, for two hours', () => {
  const { actions, pass } = setUp();
  const { userId: _, ...visitors } = order;
  actions.remember(visitors);
  expect(actions.formAt(order.path, 'order', bert)).toEqual({ number: 'PO-7' });
  pass(2 * HOUR);
  expect(actions.resume(bert)).toBeUndefined();
  expect(actions.formAt(order.path, 'order', bert)).toBeUndefined();
});

test('the action of an account is kept for thirty days', () => {
  const { actions, pass } = setUp();
  actions.remember(budget);
  pass(30 * 24 * HOUR - 1);
  expect(actions.resume(ana)?.path).toBe(budget.path);
  actions.remember(budget);
  pass(30 * 24 * HOUR);
  expect(actions.resume(ana)).toBeUndefined();
});

test('the newest comes first, the same one only once, and few are kept', () => {
  const { actions } = setUp();
  for (let each = 0; each < ACTIONS_KEPT + 2; each += 1) actions.remember({ ...budget, path: `/project/${each}` });
  actions.remember({ ...budget, path: '/project/4' });
  const paths = Array.from({ length: ACTIONS_KEPT + 1 }, () => actions.resume(ana)?.path);
  expect(paths).toEqual(['/project/4', '/project/6', '/project/5', '/project/3', '/project/2', undefined]);
});

test('signing out forgets the return address, but not the action that waits for the qualification', () => {
  const { actions } = setUp();
  actions.remember(order);
  actions.remember({ ...order, userId: 'bert' });
  actions.remember(budget);
  actions.reset('ana');
  expect(actions.resume(ana)?.path).toEqual(budget.path);
  expect(actions.resume(ana)).toBeUndefined();
  expect(actions.resume(bert)?.path).toEqual(order.path);
});

test('a form that takes its values from the link of a mail leaves nothing to resume', () => {
  const { actions } = setUp();
  actions.remember(order);
  actions.taken(order.path, 'order');
  expect(actions.resume(ana)).toBeUndefined();
});

test('entries of the page in the background stay with that page', () => {
  const { actions } = setUp();
  actions.remember({ ...budget, forms: { rename: 'Foyer' } });
  expect(actions.formAt(budget.path, 'rename', ana)).toBeUndefined();
  actions.taken(budget.from, 'rename');
  expect(actions.resume(ana)?.path).toEqual(budget.path);
  expect(actions.resume(ana)).toBeUndefined();
});

test.each(['no json', '{}', '[1, null, {"id":"x"}]', '"text"'])('the damaged text %s is no action', (text) => {
  const { actions, storage } = setUp();
  storage.setItem('candil.blocked-actions', text);
  expect(actions.resume(ana)).toBeUndefined();
});

test('a full storage loses the action, never the screen', () => {
  const { actions } = setUp(memoryStorage(true));
  actions.remember(order);
  expect(actions.resume(ana)).toBeUndefined();
});
