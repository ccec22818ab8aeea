import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { SegmentedControl } from './segmented-control';

const segments = [
  { value: 'grid', label: 'Grid', icon: <svg aria-hidden="true" /> },
  { value: 'list', label: 'List' },
];

describeConformance('SegmentedControl', {
  element: 'DIV',
  control: {
    prop: 'value',
    event: 'onValueChange',
    values: ['grid', 'list'],
    change: ({ user }) => user.click(screen.getByRole('radio', { name: 'List' })),
    shown: () => segments[screen.getAllByRole('radio').findIndex((segment) => segment.dataset.state === 'checked')]?.value,
  },
  widget: (props) => <SegmentedControl label="View" value="grid" segments={segments} onValueChange={() => undefined} {...props} />,
});

it('chooses by press and by arrow keys, and ignores the chosen segment', async () => {
  const onValueChange = vi.fn();
  render(<SegmentedControl label="View" value="grid" segments={segments} onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Grid' }));
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onValueChange.mock.calls).toEqual([['list']]);
});

it('scrolls sideways where its words are wider than its place, and keeps their width', () => {
  render(<SegmentedControl label="View" segments={segments} />);
  expect(screen.getByRole('radiogroup').classList).toContain('overflow-x-auto');
  expect(screen.getByRole('radio', { name: 'List' }).classList).toContain('shrink-0');
});
