import { expect, it } from 'vitest';
import { openEditor } from '../testing/open-editor';

const open = async (width: number) => {
  const opened = await openEditor({ width, scene3d: {} });
  opened.editor.setView({ layout: '3d' });
  return opened;
};

it('switches projection and light by one button each on a phone, in one row over the picture', async () => {
  const { editor, user, screen } = await open(390);
  const axonometric = await screen.findByRole('button', { name: 'Axonometric' });
  const night = screen.getByRole('button', { name: 'Night' });
  const pressed = () => [axonometric, night].map((button) => button.getAttribute('aria-pressed'));
  const light = editor.view.getState().light;
  expect(pressed()).toEqual(['false', String(light === 'night')]);
  await user.click(axonometric);
  await user.click(night);
  expect(pressed()).toEqual(['true', String(light !== 'night')]);
  expect(editor.view.getState().light).not.toBe(light);
  await user.click(axonometric);
  expect(axonometric.getAttribute('aria-pressed')).toBe('false');
});

it('names both values of each where there is room', async () => {
  const { screen } = await open(1440);
  const groups = await Promise.all(['Projection', 'Light of the room'].map((name) => screen.findByRole('radiogroup', { name })));
  expect(groups.map((group) => [...group.querySelectorAll('[role="radio"]')].map((radio) => radio.getAttribute('aria-label')))).toEqual([
    ['Perspective', 'Axonometric'],
    ['Day', 'Night'],
  ]);
});
