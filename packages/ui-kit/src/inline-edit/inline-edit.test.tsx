import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { InlineEdit } from './inline-edit';

describeConformance('InlineEdit', {
  element: 'DIV',
  states: { 'read only': { readOnly: true }, heading: { level: 1 } },
  control: {
    prop: 'value',
    event: 'onSave',
    values: ['Casa', 'Casa Llull'],
    change: async ({ user }) => {
      await user.click(screen.getByRole('button', { name: /Edit name/ }));
      await user.clear(screen.getByRole('textbox'));
      await user.keyboard('Casa Llull{Enter}');
    },
    shown: (root) => root.textContent?.trim(),
  },
  widget: (props) => <InlineEdit value="Casa" label="Edit name" onSave={() => undefined} {...props} />,
});

const edit = async (typed: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Edit name' }));
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.keyboard(typed);
};

it.each([
  ['Enter saves the trimmed text', '  Nau {Enter}', [['Nau']]],
  ['Escape takes it back', 'Nau{Escape}', []],
  ['an empty text is never saved', '{Enter}', []],
  ['the same text is not saved', 'Casa{Enter}', []],
])('%s', async (_, typed, saved) => {
  const onSave = vi.fn();
  render(<InlineEdit value="Casa" label="Edit name" onSave={onSave} />);
  await edit(typed);
  expect(onSave.mock.calls).toEqual(saved);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit name' }));
});

it('saves when left and accepts no more than its length', async () => {
  const onSave = vi.fn();
  render(<InlineEdit value="Casa" label="Edit name" onSave={onSave} maxLength={5} />);
  await edit('123456789');
  await userEvent.tab();
  expect(onSave.mock.calls).toEqual([['12345']]);
});

it('stays open with the error of its validator', async () => {
  const onSave = vi.fn();
  render(<InlineEdit value="Casa" label="Edit name" onSave={onSave} validate={(text) => (text.includes('#') ? 'No # here' : undefined)} />);
  await edit('a#{Enter}');
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('No # here');
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
});

it('is a heading where asked and has no button when read only', () => {
  render(<InlineEdit value="Casa" label="Edit name" onSave={() => undefined} level={1} readOnly />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Casa');
  expect(screen.queryByRole('button')).toBeNull();
});
