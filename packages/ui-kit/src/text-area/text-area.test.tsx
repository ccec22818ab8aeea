import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { TEXT_AREA_MAX_LENGTH, TextArea } from './text-area';

describeConformance('TextArea', {
  element: 'TEXTAREA',
  classNameOn: 'frame',
  widget: (props) => <TextArea label="Comments" {...props} />,
  states: {
    required: { required: true, error: 'Say it' },
    full: { maxLength: 3, defaultValue: 'abc', hint: 'For us' },
    disabled: { disabled: true },
  },
  control: {
    prop: 'value',
    event: 'onValueChange',
    values: ['Hall', 'Hall 3'],
    shown: (element) => (element as HTMLTextAreaElement).value,
    change: async ({ element, user }) => {
      await user.click(element);
      await user.paste(' 3');
    },
  },
});

it('counts up to 4000 by default', async () => {
  const { rerender } = render(<TextArea label="Comments" defaultValue="abc" />);
  expect(TEXT_AREA_MAX_LENGTH).toBe(4000);
  expect(screen.getByText('3 / 4000')).toBeTruthy();
  rerender(<TextArea label="Comments" maxLength={5} />);
  await userEvent.type(screen.getByRole('textbox'), 'defgh');
  expect(screen.getByText('5 / 5')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('abcde');
});

it('reports a blank required text on blur', async () => {
  render(<TextArea label="Comments" required requiredMessage="Say what you need" />);
  await userEvent.type(screen.getByRole('textbox'), '   ');
  await userEvent.tab();
  expect(screen.getByRole('alert').textContent).toBe('Say what you need');
});
