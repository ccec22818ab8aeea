import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Autocomplete } from '../autocomplete/autocomplete';
import { TextField } from '../text-field/text-field';

it.each([
  ['text field', <TextField key="a" label="Name" required />],
  ['autocomplete', <Autocomplete key="b" label="Name" required options={[]} />],
])('a %s that is left by a press says what is missing after the press: nothing moves under the pointer', async (_what, field) => {
  vi.useFakeTimers();
  render(
    <>
      {field}
      <button type="button">Next</button>
    </>,
  );
  const [input, next] = [screen.getByLabelText(/Name/), screen.getByRole('button', { name: 'Next' })];
  act(() => input.focus());
  fireEvent.pointerDown(next);
  act(() => next.focus());
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.pointerUp(next);
  fireEvent.click(next);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => vi.runAllTimers());
  expect(screen.getByRole('alert')).toBeTruthy();
  vi.useRealTimers();
});

it('a field that is left by keyboard shows its error at once', () => {
  render(<TextField label="Name" required />);
  fireEvent.blur(screen.getByLabelText(/Name/));
  expect(screen.getByRole('alert')).toBeTruthy();
});
