import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { violationsIn } from '../testing/axe';
import { describeConformance } from '../testing/conformance';
import {
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
  MenuTrigger,
} from './menu';

const mount = () => {
  const acts = { duplicate: vi.fn(), remove: vi.fn(), gross: vi.fn(), language: vi.fn(), pdf: vi.fn() };
  render(
    <Menu>
      <MenuTrigger>
        <button type="button">More</button>
      </MenuTrigger>
      <MenuContent>
        <MenuLabel>Project</MenuLabel>
        <MenuItem onSelect={acts.duplicate} shortcut="⌘D">
          Duplicate
        </MenuItem>
        <MenuItem disabled onSelect={acts.remove} danger>
          Delete
        </MenuItem>
        <MenuSeparator />
        <MenuCheckboxItem checked={false} onCheckedChange={acts.gross}>
          Show gross
        </MenuCheckboxItem>
        <MenuRadioGroup value="en" onValueChange={acts.language}>
          <MenuRadioItem value="en">English</MenuRadioItem>
          <MenuRadioItem value="es">Español</MenuRadioItem>
        </MenuRadioGroup>
        <MenuSub label="Export">
          <MenuItem onSelect={acts.pdf}>PDF</MenuItem>
        </MenuSub>
      </MenuContent>
    </Menu>,
  );
  return acts;
};
const focused = () => document.activeElement?.textContent;

afterEach(() => document.documentElement.removeAttribute('dir'));

const more = (
  <MenuTrigger>
    <button type="button">More</button>
  </MenuTrigger>
);

describeConformance('MenuContent', {
  element: 'DIV',
  states: { 'at the start': { align: 'start' } },
  widget: (props) => (
    <Menu defaultOpen>
      {more}
      <MenuContent {...props}>
        <MenuItem>Duplicate</MenuItem>
      </MenuContent>
    </Menu>
  ),
});

describeConformance('MenuItem', {
  element: 'DIV',
  states: { disabled: { disabled: true }, danger: { danger: true, shortcut: 'Del' } },
  widget: (props) => (
    <Menu defaultOpen>
      {more}
      <MenuContent>
        <MenuItem {...props}>Duplicate</MenuItem>
      </MenuContent>
    </Menu>
  ),
});

it('is controlled by its caller, and requests changes', async () => {
  const onOpenChange = vi.fn();
  const drawn = (open: boolean) => (
    <Menu open={open} onOpenChange={onOpenChange}>
      {more}
      <MenuContent>
        <MenuItem>Duplicate</MenuItem>
      </MenuContent>
    </Menu>
  );
  const { rerender } = render(drawn(false));
  await userEvent.click(screen.getByRole('button'));
  expect(onOpenChange.mock.calls).toEqual([[true]]);
  expect(screen.queryByRole('menu')).toBeNull();
  rerender(drawn(true));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls.at(-1)).toEqual([false]);
  expect(screen.queryByRole('menu')).not.toBe(null);
});

it('opens by keyboard at the first command, passes over disabled ones and runs the chosen one', async () => {
  const acts = mount();
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe('Duplicate⌘D');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Show gross');
  await userEvent.keyboard('{Enter}');
  expect(acts.gross.mock.calls).toEqual([[true]]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(acts.duplicate).not.toHaveBeenCalled();
});

it('closes on Escape and gives the focus back', async () => {
  mount();
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(focused()).toBe('More');
});

it('chooses one of several and opens a menu inside the menu', async () => {
  const acts = mount();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('menuitemradio', { name: 'English' }).getAttribute('aria-checked')).toBe('true');
  await userEvent.keyboard('{End}{ArrowRight}');
  await userEvent.keyboard('{Enter}');
  expect(acts.pdf).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Español' }));
  expect(acts.language.mock.calls).toEqual([['es']]);
});

it('opens the menu inside the menu towards the end of the line, where the page is read from right to left', async () => {
  document.documentElement.dir = 'rtl';
  const acts = mount();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('menu').dir).toBe('rtl');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(screen.queryByRole('menuitem', { name: 'PDF' })).toBeNull();
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }));
  expect(acts.pdf).toHaveBeenCalledTimes(1);
});

it('has no accessibility finding with items of every kind', async () => {
  mount();
  await userEvent.click(screen.getByRole('button'));
  expect(await violationsIn(screen.getByRole('menu'))).toEqual([]);
});
