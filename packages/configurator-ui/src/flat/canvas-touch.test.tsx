import { act, fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openEditor } from '../testing/open-editor';

it('makes no click of a tap on a drawing, and keeps what was typed in a field before it', async () => {
  const { editor, user, screen, lightOf } = await openEditor();
  act(() => editor.select(['l3']));
  const height = screen.getByRole('textbox', { name: 'Height' });
  await user.clear(height);
  await user.type(height, '121');
  const plan = screen.getByRole('application', { name: /^Plan/ });
  // False: the browser is asked not to go on from the tap.
  expect(fireEvent.touchEnd(plan, { cancelable: true })).toBe(false);
  expect(lightOf('l3').heightCm).toBe(121);
});

it.each([
  ['touch', true],
  ['mouse', false],
])('keeps a model that was taken by %s in the hand: %s', async (pointerType, isKept) => {
  const { editor, screen } = await openEditor();
  const card = screen.getByRole('button', { name: 'Place Alba 18' });
  act(() => void card.dispatchEvent(new PointerEvent('click', { pointerType, bubbles: true })));
  expect(editor.scope.getState()).toEqual({ kind: 'placing', model: '0162', repeat: isKept });
});
