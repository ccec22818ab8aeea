import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Switch } from './switch';

describeConformance('Switch', {
  element: 'INPUT',
  classNameOn: 'frame',
  widget: (props) => <Switch label="Night" {...props} />,
  states: { on: { defaultChecked: true }, disabled: { disabled: true }, 'without visible label': { hideLabel: true } },
  control: {
    prop: 'checked',
    event: 'onCheckedChange',
    values: [false, true],
    shown: (element) => element.dataset.state === 'checked' && (element as HTMLInputElement).checked,
    change: ({ element, user }) => user.click(element),
  },
  keys: [{ keys: ' ', does: 'turns it on', expect: (element) => expect(element.getAttribute('aria-checked')).toBe('true') }],
});

it('switches by press and by the space bar', async () => {
  const onCheckedChange = vi.fn();
  render(<Switch label="Night" checked onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Night' }));
  await userEvent.keyboard(' ');
  expect(onCheckedChange.mock.calls).toEqual([[false], [false]]);
});
