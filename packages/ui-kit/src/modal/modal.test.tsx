import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Dropdown } from '../dropdown/dropdown';
import { describeConformance } from '../testing/conformance';
import { TextField } from '../text-field/text-field';
import { Modal, type ModalProps } from './modal';

describeConformance('Modal', {
  element: 'DIV',
  widget: (props) => (
    <Modal open title="New project" {...props}>
      <TextField label="Name" />
    </Modal>
  ),
  states: {
    large: { size: 'large' },
    full: { size: 'full' },
    'without visible title': { hideTitle: true, closeButton: false },
    'with commands': { description: 'Named as your client does.', footer: <button type="button">Create</button> },
  },
  keys: [
    {
      keys: '{Escape}',
      does: 'closes',
      props: { open: undefined, defaultOpen: true },
      expect: () => expect(screen.queryByRole('dialog')).toBeNull(),
    },
    {
      keys: '{Tab}{Tab}',
      does: 'stays inside',
      from: () => screen.getByRole('textbox'),
      expect: (dialog) => expect(dialog.contains(document.activeElement)).toBe(true),
    },
  ],
});

it('is held by its caller, or by itself', async () => {
  const onOpenChange = vi.fn();
  const { rerender } = render(<Modal open title="Held" onOpenChange={onOpenChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(screen.queryByRole('dialog')).not.toBe(null);
  rerender(<Modal open={false} title="Held" onOpenChange={onOpenChange} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  render(<Modal defaultOpen title="Free" />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const mount = (props: Partial<ModalProps> = {}) => {
  const onOpenChange = vi.fn();
  render(
    <Modal open onOpenChange={onOpenChange} title="New project" {...props}>
      {props.children ?? <TextField label="Name" />}
    </Modal>,
  );
  return onOpenChange;
};
const backdrop = () => {
  const overlay = screen.getByRole('dialog').parentElement;
  if (!overlay) throw new Error('the dialog has no backdrop');
  return overlay;
};

describe('ways out', () => {
  it('closes by button, Escape and backdrop', async () => {
    const onOpenChange = mount({ closeLabel: 'Shut' });
    await userEvent.click(screen.getByRole('button', { name: 'Shut' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(backdrop());
    expect(onOpenChange.mock.calls).toEqual([[false], [false], [false]]);
  });

  it('stays open where a way is taken away', async () => {
    const onOpenChange = mount({ closeButton: false, closeOnEscape: false, closeOnBackdrop: false });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(backdrop());
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('does not close on a press inside', async () => {
    const onOpenChange = mount();
    await userEvent.click(screen.getByRole('textbox'));
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

it('is named by its title and described by its description', () => {
  mount({ hideTitle: true, description: 'Named as your client does.' });
  const dialog = screen.getByRole('dialog', { name: 'New project' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Named as your client does.');
});

it('puts the focus on the first field, else on itself', () => {
  mount();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('returns the focus to the element that opened it', async () => {
  const both = (open: boolean) => (
    <>
      <button type="button">New project</button>
      <Modal open={open} title="New project">
        <TextField label="Name" />
      </Modal>
    </>
  );
  const { rerender } = render(both(false));
  screen.getByRole('button', { name: 'New project' }).focus();
  rerender(both(true));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  rerender(both(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New project' })));
});

it('without a field takes the focus itself', () => {
  mount({ children: 'Sure?' });
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});

it.each(['medium', 'large', 'full'] as const)('says its size %s', (size) => {
  mount({ size });
  expect(screen.getByRole('dialog').dataset.size).toBe(size);
});

it('holds lists opened inside it, so that they are not behind it', async () => {
  const onOpenChange = mount({
    children: <Dropdown label="Currency" options={[{ value: 'EUR', label: 'EUR' }]} onValueChange={() => undefined} />,
  });
  await userEvent.click(screen.getByRole('combobox'));
  expect(screen.getByRole('dialog').contains(screen.getByRole('listbox'))).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onOpenChange).not.toHaveBeenCalled();
});
