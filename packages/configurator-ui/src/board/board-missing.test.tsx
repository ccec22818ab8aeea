import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { missingParts } from '../state/missing-parts';
import { openBoard } from '../testing/open-board';

it('tells on a board of a part that is late, with the ways to it, and keeps what lies on it', async () => {
  const onReload = vi.fn();
  const { editor, partsNow, user } = await openBoard([], { onReload });
  act(() => void editor.add('9010'));
  const again = vi.fn(async () => undefined);
  act(() => missingParts.setState([{ isLate: true, cause: undefined, again }], true));
  expect(screen.getByText(/A part of the editor is taking long to load/).closest('[role="status"]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(onReload).toHaveBeenCalledTimes(1);
  expect(partsNow().map(({ model }) => model)).toEqual(['9010']);
  act(() => missingParts.setState([], true));
  expect(screen.queryByText(/A part of the editor/)).toBeNull();
});
