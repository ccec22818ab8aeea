// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { ConflictDialog } from './conflict-dialog';

const open = async () => {
  const [onGiveUp, onRepeat] = [vi.fn(), vi.fn()];
  await openAt('/', [{ path: '/', element: <ConflictDialog onGiveUp={onGiveUp} onRepeat={onRepeat} /> }], {});
  await screen.findByRole('dialog', { name: 'Saved elsewhere in the meantime' });
  return { onGiveUp, onRepeat };
};

it('repeats the change on what the other has saved', async () => {
  const { onGiveUp, onRepeat } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Load and repeat my change' }));
  expect(onRepeat).toHaveBeenCalledTimes(1);
  expect(onGiveUp).toHaveBeenCalledTimes(0);
});

it.each([
  ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Load the latest state' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('gives the change up by %s', async (_, leave) => {
  const { onGiveUp, onRepeat } = await open();
  await leave();
  expect(onRepeat).toHaveBeenCalledTimes(0);
  expect(onGiveUp).toHaveBeenCalledTimes(1);
});
