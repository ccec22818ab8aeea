import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openEditor } from '../testing/open-editor';

it('hints calmly at a room without anything, and counts nothing to fix in it', async () => {
  const { editor, screen } = await openEditor();
  act(() => editor.remove(['l1', 'l2', 'l3', 'l4', 'l5', 'l6', 'l7']));
  // Still what keeps it from being ordered.
  expect(editor.derived.getState().issues.map(({ id, severity }) => [id, severity])).toContainEqual(['nothing-placed', 'fix']);
  const pill = screen.getByRole('button', { name: 'Still empty' });
  expect(pill.className).not.toMatch(/attention/);
  expect(screen.queryByText(/to fix$/)).toBeNull();
  const issues = screen.getByRole('region', { name: 'Issues' });
  expect(issues.innerHTML).not.toMatch(/attention/);
  expect(screen.getByRole('button', { name: 'Summary' }).getAttribute('aria-description')).toBe('Nothing hangs here yet');
  act(() => editor.undo());
  expect(screen.queryByRole('button', { name: 'Still empty' })).toBeNull();
});
