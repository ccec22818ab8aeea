import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PlusIcon } from '../icon/icon';
import { describeConformance } from '../testing/conformance';
import { Button, IconButton, LoadingButton, TextButton } from './button';

describeConformance('Button', { element: 'BUTTON', widget: (props) => <Button {...props}>Save</Button> });
describeConformance('LoadingButton', {
  element: 'BUTTON',
  widget: (props) => (
    <LoadingButton loading {...props}>
      Save
    </LoadingButton>
  ),
});
describeConformance('IconButton', { element: 'BUTTON', widget: (props) => <IconButton label="Add" icon={<PlusIcon />} {...props} /> });

describeConformance('TextButton', {
  element: 'BUTTON',
  states: { quiet: { tone: 'quiet' }, attention: { tone: 'attention' }, disabled: { disabled: true } },
  widget: (props) => <TextButton {...props}>Start over</TextButton>,
});

it('is no submit button unless asked', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

it('ignores clicks while loading, keeps the focus and announces its state', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Save</Button>);
  await userEvent.click(screen.getByRole('button'));
  rerender(
    <Button onClick={onClick} loading loadingLabel="Saving">
      Save
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(screen.getByRole('status', { name: 'Saving' })).toBeTruthy();
});

it('does not submit its form while loading', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading>
        Order
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('lends its look to a link', () => {
  render(
    <Button asChild variant="primary" icon={<PlusIcon />}>
      <a href="/new">New project</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'New project' });
  expect(link.getAttribute('href')).toBe('/new');
  expect(link.hasAttribute('type')).toBe(false);
  expect(link.querySelector('svg')).toBeTruthy();
});

it('stays off paper, as every command does', () => {
  render(
    <>
      <Button>Order</Button>
      <Button asChild>
        <a href="/">Home</a>
      </Button>
      <TextButton>Start over</TextButton>
      <IconButton label="Delete" icon={null} />
    </>,
  );
  const commands = [...screen.getAllByRole('button'), screen.getByRole('link')];
  expect(commands.map((command) => command.getAttribute('data-print'))).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
});
