import { expect, it } from 'vitest';
import { COMPLETE, chosen } from '../testing/offer';
import { EMPTY_HISTORY, redone, undone, withStep } from './choice-history';

const brass = chosen({ color: '23' });
const at = (pendantHeightCm: number) => chosen({ color: '23', pendantHeightCm });

it('undoes and redoes each choice, and drops undone choices after a new one', () => {
  const history = withStep(EMPTY_HISTORY, COMPLETE, brass, 'choice');
  const back = undone(history, brass);
  expect(back?.shown).toEqual(COMPLETE);
  expect(back && redone(back.history, COMPLETE)?.shown).toEqual(brass);
  expect(back && withStep(back.history, COMPLETE, at(90), 'height').future).toEqual([]);
  expect(undone(EMPTY_HISTORY, COMPLETE)).toBeUndefined();
  expect(redone(history, brass)).toBeUndefined();
});

it('merges consecutive heights into one step, and ignores changes without effect', () => {
  const dragged = [at(120), at(110), at(90)].reduce(
    ({ history, now }, next) => ({ history: withStep(history, now, next, 'height'), now: next }),
    { history: EMPTY_HISTORY, now: brass },
  );
  expect(dragged.history.past).toEqual([brass]);
  expect(withStep(dragged.history, at(90), at(90), 'height')).toBe(dragged.history);
  expect(withStep(dragged.history, at(90), { ...at(90), quantity: 6 }, 'quantity').past).toEqual([brass, at(90)]);
});
