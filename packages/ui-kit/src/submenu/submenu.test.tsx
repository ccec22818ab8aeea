import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Submenu, SubmenuLink } from './submenu';

const links = (
  <>
    <SubmenuLink href="#collections" current>
      Collections
    </SubmenuLink>
    <SubmenuLink asChild description="Projects with our luminaires">
      <a href="#edit">The edit</a>
    </SubmenuLink>
    <SubmenuLink href="#where">Where to buy</SubmenuLink>
  </>
);
const button = () => screen.getByRole('button', { name: 'Discover' });
const isFocused = (name: RegExp) => () => expect(document.activeElement).toBe(screen.getByRole('link', { name }));
const fromButton = { from: button };
const inList = { props: { defaultOpen: true }, from: () => screen.getByRole('link', { name: 'Collections' }) };

describeConformance('Submenu', {
  element: 'DIV',
  widget: (props) => (
    <Submenu label="Discover" {...props}>
      {links}
    </Submenu>
  ),
  states: { open: { defaultOpen: true } },
  control: {
    prop: 'open',
    event: 'onOpenChange',
    values: [false, true],
    shown: (element) => element.dataset.state === 'open',
    change: ({ user }) => user.click(button()),
  },
  keys: [
    { keys: '{Enter}', does: 'opens and stays at the button', ...fromButton, expect: () => expect(document.activeElement).toBe(button()) },
    { keys: '{ArrowDown}', does: 'opens and goes to the first link', ...fromButton, expect: isFocused(/Collections/) },
    { keys: '{ArrowDown}', does: 'goes on', ...inList, expect: isFocused(/The edit/) },
    { keys: '{ArrowUp}', does: 'goes round to the last', ...inList, expect: isFocused(/Where to buy/) },
    { keys: '{End}', does: 'goes to the last', ...inList, expect: isFocused(/Where to buy/) },
    { keys: '{End}{Home}', does: 'goes to the first', ...inList, expect: isFocused(/Collections/) },
    {
      keys: '{End}{Tab}',
      does: 'leaves',
      ...inList,
      expect: () => expect(document.activeElement?.closest('ul')).toBeNull(),
    },
    {
      keys: '{Escape}',
      does: 'closes and returns to the button',
      ...inList,
      expect: () => {
        expect(screen.queryByRole('link')).toBeNull();
        expect(document.activeElement).toBe(button());
      },
    },
  ],
});

describeConformance('SubmenuLink', {
  element: 'A',
  widget: (props) => (
    <Submenu label="Discover" defaultOpen>
      <SubmenuLink href="#edit" description="Rooms" icon="·" {...props}>
        The edit
      </SubmenuLink>
    </Submenu>
  ),
});

it('marks the page that is shown, and closes when a link is followed', async () => {
  const followed = vi.fn();
  render(
    <Submenu label="Discover" defaultOpen>
      {links}
      <SubmenuLink href="#by-your-side" onClick={followed}>
        By your side
      </SubmenuLink>
    </Submenu>,
  );
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Collections');
  await userEvent.click(screen.getByRole('link', { name: 'By your side' }));
  expect(followed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('link')).toBeNull();
});

it('announces whether it is open', () => {
  render(<Submenu label="Discover">{links}</Submenu>);
  expect(['aria-expanded', 'aria-haspopup'].map((name) => button().getAttribute(name))).toEqual(['false', null]);
});
