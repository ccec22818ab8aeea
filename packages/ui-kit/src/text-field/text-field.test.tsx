import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { TextField } from './text-field';

describeConformance('TextField', {
  element: 'INPUT',
  classNameOn: 'frame',
  widget: (props) => <TextField label="Name" hint="Up to 50" {...props} />,
  states: {
    required: { required: true, error: 'Name it' },
    filled: { look: 'filled', hideLabel: true, prefix: '€', suffix: 'cm' },
    password: { type: 'password' },
    disabled: { disabled: true },
  },
  control: {
    prop: 'value',
    event: 'onValueChange',
    values: ['Alba', 'Alba 3'],
    shown: (element) => (element as HTMLInputElement).value,
    change: async ({ element, user }) => {
      await user.click(element);
      await user.paste(' 3');
    },
  },
});

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ });
const message = () => screen.queryByRole('alert')?.textContent;

it('reports a required field on blur when its trimmed value is empty, not before', async () => {
  render(<TextField label="Name" required requiredMessage="Name it" />);
  await userEvent.type(name(), '  ');
  expect(message()).toBeUndefined();
  await userEvent.tab();
  expect(message()).toBe('Name it');
  expect(name().getAttribute('aria-invalid')).toBe('true');
});

it('asks the validator on blur, and while typing once there is an error', async () => {
  const validate = vi.fn((value: string) => (value.includes('@') ? undefined : 'Not complete'));
  render(<TextField label="Name" required validate={validate} />);
  await userEvent.type(name(), 'ana');
  expect(validate).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(message()).toBe('Not complete');
  await userEvent.type(name(), '@');
  expect(message()).toBeUndefined();
});

it('leaves an optional blank field to the validator', async () => {
  render(<TextField label="Name" validate={(value) => (value === '' ? undefined : 'x')} />);
  await userEvent.click(name());
  await userEvent.tab();
  expect(message()).toBeUndefined();
});

it('prefers an error from outside and links error and hint to the input', async () => {
  render(<TextField label="Name" error="Taken" hint="Your e-mail" required />);
  await userEvent.click(name());
  await userEvent.tab();
  expect(message()).toBe('Taken');
  const ids = (name().getAttribute('aria-describedby') ?? '').split(' ');
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Taken', 'Your e-mail']);
});

it('is controlled by value and reports every change', async () => {
  const onValueChange = vi.fn();
  render(<TextField label="Name" value="a" onValueChange={onValueChange} />);
  await userEvent.type(name(), 'b');
  expect(onValueChange.mock.calls).toEqual([['ab']]);
  expect(name().value).toBe('a');
});

it('shows and hides a password', async () => {
  render(<TextField label="Password" type="password" defaultValue="secret" />);
  const input = screen.getByLabelText('Password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.getAttribute('type')).toBe('password');
});
