import { expect, it } from 'vitest';
import { openEditor } from '../testing/open-editor';

it('is one tab stop: arrows go from part to part, the space bar selects, then arrows move and Page keys raise', async () => {
  const { editor, user, screen, lightOf } = await openEditor();
  const plan = screen.getByRole('application', { name: 'Plan of the room with 7 luminaires' });
  expect(plan.querySelectorAll('[tabindex="0"]')).toHaveLength(0);
  plan.focus();
  // Reading order: the sideboard's canopies and lights stand at the back wall.
  await user.keyboard('{ArrowRight}');
  expect(plan.getAttribute('aria-activedescendant')).toBe('plan-l6-canopy');
  await user.keyboard('{ArrowRight}{ }');
  expect(editor.view.getState().selection).toEqual(['l6']);
  const before = lightOf('l6');
  await user.keyboard('{ArrowDown}{PageDown}');
  const after = lightOf('l6');
  expect(Math.round((after.z - before.z) * 100)).toBe(1);
  expect(after.heightCm! - before.heightCm!).toBe(1);
  await user.keyboard('{Escape}');
  expect(editor.view.getState().selection).toEqual([]);
});

it('opens a value when digits are typed and carries it out at Enter', async () => {
  const { editor, user, screen, lightOf } = await openEditor();
  const elevation = screen.getByRole('application', { name: 'Elevation A of the room with 7 luminaires' });
  editor.select(['l3']);
  elevation.focus();
  await user.keyboard('145');
  expect(screen.getByRole('region', { name: 'Elevation A' }).querySelector('[role=status]')?.textContent).toBe('Height145cm');
  await user.keyboard('{Enter}');
  expect(lightOf('l3').heightCm).toBe(145);
});

it('zooms by keys and by single presses, and fits again', async () => {
  const { user, screen } = await openEditor();
  const plan = screen.getByRole('application', { name: 'Plan of the room with 7 luminaires' });
  const placeOf = () => document.querySelector('#plan-l3 circle')?.getAttribute('cx');
  const fitted = placeOf();
  plan.focus();
  await user.keyboard('+');
  expect(placeOf()).not.toBe(fitted);
  await user.click(screen.getAllByRole('button', { name: 'Whole room' })[0]!);
  expect(placeOf()).toBe(fitted);
});

it('hangs a luminaire by keys alone: taken in the library, moved by arrows, placed by Enter', async () => {
  const { editor, user, screen } = await openEditor();
  screen.getByRole('button', { name: 'Place Alba 18' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Plan of the room with 7 luminaires');
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}{Enter}');
  expect(editor.document.getState().scene.lights).toHaveLength(8);
});
