import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage';
import { createDraftStore, DRAFTS_KEPT } from './draft-store';

const draft = (id: string, form = 1) => ({
  kind: 'regular-product',
  id,
  form,
  data: { color: '42' },
  title: 'Alba 33',
  href: `/new/${id}`,
});
const clock = () => {
  let now = 0;
  return () => ++now;
};

test('a kept draft is read by another store on the same device', () => {
  const storage = memoryStorage();
  createDraftStore(storage, 'ana', () => 7).keep(draft('a'));
  expect(createDraftStore(storage, 'ana', () => 8).read('regular-product', 'a', 1)).toEqual({ ...draft('a'), savedAt: 7 });
});

test('another user does not see it', () => {
  const storage = memoryStorage();
  createDraftStore(storage, 'ana', () => 7).keep(draft('a'));
  const other = createDraftStore(storage, 'an', () => 8);
  expect(other.list()).toEqual([]);
  expect(other.read('regular-product', 'a', 1)).toBeUndefined();
});

test('a draft of an older form is dropped', () => {
  const store = createDraftStore(memoryStorage(), 'ana', () => 7);
  store.keep(draft('a', 1));
  expect(store.read('regular-product', 'a', 2)).toBeUndefined();
});

test('the list is sorted newest first and reports its changes', () => {
  const store = createDraftStore(memoryStorage(), 'ana', clock());
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.keep(draft('a'));
  store.keep(draft('b'));
  store.keep(draft('a'));
  expect(store.list().map(({ id }) => id)).toEqual(['a', 'b']);
  store.clear('regular-product', 'a');
  expect(store.list().map(({ id }) => id)).toEqual(['b']);
  unsubscribe();
  store.clear('regular-product', 'b');
  expect(listener).toHaveBeenCalledTimes(4);
});

test('a draft that another window has kept since is not dropped by this one', () => {
  const storage = memoryStorage();
  const [here, there] = [createDraftStore(storage, 'ana', () => 7), createDraftStore(storage, 'ana', () => 8)];
  const savedAt = here.keep(draft('a'));
  there.keep(draft('a'));
  here.clear('regular-product', 'a', savedAt);
  expect(there.read('regular-product', 'a', 1)?.savedAt).toBe(8);
  there.clear('regular-product', 'a', 8);
  expect(there.read('regular-product', 'a', 1)).toBeUndefined();
});

test('the list is the same object until something changes', () => {
  const store = createDraftStore(memoryStorage(), 'ana', clock());
  store.keep(draft('a'));
  expect(store.list()).toBe(store.list());
});

test('older drafts make room', () => {
  const store = createDraftStore(memoryStorage(), 'ana', clock());
  for (let each = 0; each <= DRAFTS_KEPT; each += 1) store.keep(draft(`${each}`));
  expect(store.list().map(({ id }) => id)).toEqual(Array.from({ length: DRAFTS_KEPT }, (_, place) => `${DRAFTS_KEPT - place}`));
});

test.each(['no json', '{}', '{"kind":"regular-product"}', 'null'])('the damaged text %s is no draft', (text) => {
  const storage = memoryStorage();
  storage.setItem('candil.draft/ana/regular-product/a', text);
  const store = createDraftStore(storage, 'ana', () => 1);
  expect(store.list()).toEqual([]);
  expect(store.read('regular-product', 'a', 1)).toBeUndefined();
});

test('a full storage loses the draft, never the screen', () => {
  const store = createDraftStore(memoryStorage(true), 'ana', () => 1);
  store.keep(draft('a'));
  expect(store.list()).toEqual([]);
});
