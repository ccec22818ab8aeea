import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ThemeProvider, useTheme } from './theme';

let systemIsDark = false;
let notify: () => void = () => undefined;
beforeEach(() => {
  systemIsDark = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsDark;
    },
    addEventListener: (_: string, listener: () => void) => {
      notify = listener;
    },
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.theme;
});

const Probe = () => {
  const { choice, resolved, setChoice } = useTheme();
  return (
    <button type="button" onClick={() => setChoice('dark')}>
      {choice} {resolved}
    </button>
  );
};

it('follows the system until the user chooses, and stores only the choice', async () => {
  const onChoiceChange = vi.fn();
  render(
    <ThemeProvider onChoiceChange={onChoiceChange}>
      <Probe />
    </ThemeProvider>,
  );
  const seen = () => [screen.getByRole('button').textContent, document.documentElement.dataset.theme];
  expect(seen()).toEqual(['system light', undefined]);
  systemIsDark = true;
  act(() => notify());
  expect(seen()).toEqual(['system dark', undefined]);
  expect(onChoiceChange).not.toHaveBeenCalled();
  systemIsDark = false;
  await userEvent.click(screen.getByRole('button'));
  expect(seen()).toEqual(['dark dark', 'dark']);
  expect(onChoiceChange.mock.calls).toEqual([['dark']]);
});

it('starts with the stored theme', () => {
  render(
    <ThemeProvider initialChoice="light">
      <Probe />
    </ThemeProvider>,
  );
  expect(document.documentElement.dataset.theme).toBe('light');
});

it('is refused outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Probe />)).toThrow('useTheme needs a ThemeProvider above it');
});
