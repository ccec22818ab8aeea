import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand';
import { keyedListeners } from './keyed-listeners';

interface Places {
  readonly at: Readonly<Record<string, number>>;
}

const storeOf = () => createStore<Places>(() => ({ at: { a: 1, b: 2, c: 3 } }));
const watch = keyedListeners<Places>((next, before) => Object.keys(next.at).filter((id) => next.at[id] !== before.at[id]));

describe('listeners by key', () => {
  it('are called for what a change touches, and for nothing else', () => {
    const store = storeOf();
    const called: string[] = [];
    for (const id of ['a', 'b', 'c']) watch(store, id, () => called.push(id));
    watch(store, 'b', () => called.push('b again'));
    store.setState({ at: { a: 1, b: 5, c: 3 } });
    expect(called).toEqual(['b', 'b again']);
  });

  it('are called once for a key that is named twice', () => {
    const store = storeOf();
    const twice = keyedListeners<Places>(() => ['a', 'a']);
    let calls = 0;
    twice(store, 'a', () => {
      calls += 1;
    });
    store.setState({ at: {} });
    expect(calls).toBe(1);
  });

  it('hear nothing of another store, and nothing after they have ended', () => {
    const [store, other] = [storeOf(), storeOf()];
    let calls = 0;
    const end = watch(store, 'a', () => {
      calls += 1;
    });
    other.setState({ at: { a: 9 } });
    expect(calls).toBe(0);
    store.setState({ at: { a: 9 } });
    end();
    store.setState({ at: { a: 10 } });
    expect(calls).toBe(1);
  });
});
