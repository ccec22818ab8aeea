import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Switch } from './switch';

describeConformance('Switch', {
  element: 'INPUT',
  classNameOn: 'frame',
  widget: (props) => <Switch label="Night" checked={false} onCheckedChange={() => undefined} {...props} />,
});

it('switches by press and by the space bar', async () => {
  const onCheckedChange = vi.fn();
  render(<Switch label="Night" checked onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Night' }));
  await userEvent.keyboard(' ');
  expect(onCheckedChange.mock.calls).toEqual([[false], [false]]);
});
