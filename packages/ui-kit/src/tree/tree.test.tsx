import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Tree, type TreeNode } from './tree';

const nodes: readonly TreeNode[] = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'dining', label: 'Dining room', children: [{ id: 'alba', label: 'Alba 33' }] },
      { id: 'bar', label: 'Bar' },
    ],
  },
  { id: 'garden', label: 'Garden', disabled: true },
  { id: 'gallery', label: 'Gallery', children: [{ id: 'stairs', label: 'Stairs' }] },
];
const shown = () => screen.getAllByRole('treeitem').map((item) => item.dataset.node);
const focused = () => (document.activeElement as HTMLElement).dataset.node;
const item = (name: string) => screen.getByRole('treeitem', { name });

describeConformance('Tree', {
  element: 'DIV',
  states: { open: { defaultExpanded: new Set(['ground', 'dining']), defaultValue: 'alba' } },
  control: [
    {
      prop: 'value',
      event: 'onValueChange',
      values: ['gallery', 'ground'],
      change: ({ user }) => user.click(item('Ground floor')),
      shown: () => screen.getByRole('treeitem', { selected: true }).dataset.node,
    },
  ],
  widget: (props) => <Tree label="Spaces" nodes={nodes} {...props} />,
});

it('walks, opens, closes and finds by the keyboard alone', async () => {
  const onExpandedChange = vi.fn();
  render(<Tree label="Spaces" nodes={nodes} onExpandedChange={onExpandedChange} />);
  await userEvent.tab();
  const path: (string | undefined)[] = [];
  for (const keys of [
    '{ArrowRight}',
    '{ArrowRight}',
    '{ArrowRight}',
    '{ArrowRight}',
    '{ArrowLeft}',
    '{ArrowLeft}',
    '{ArrowDown}',
    '{End}',
    '{Home}',
    'g',
    'g',
    'b',
  ]) {
    await userEvent.keyboard(keys);
    path.push(focused());
  }
  expect(path).toEqual([
    'ground',
    'dining',
    'dining',
    'alba',
    'dining',
    'dining',
    'bar',
    'gallery',
    'ground',
    'garden',
    'gallery',
    'gallery',
  ]);
  expect(onExpandedChange).toHaveBeenCalledTimes(3);
});

it('finds by whole words typed fast', async () => {
  render(<Tree label="Spaces" nodes={nodes} />);
  await userEvent.tab();
  // The keyboard's own clock, in ms: a busy machine types slowly.
  for (const [key, at] of [
    ['g', 1000],
    ['a', 1450],
    ['l', 1900],
  ] as const) {
    const on = document.activeElement as HTMLElement;
    const event = createEvent.keyDown(on, { key });
    Object.defineProperty(event, 'timeStamp', { value: at });
    fireEvent(on, event);
  }
  expect(focused()).toBe('gallery');
});

it('opens all siblings at once, and turns round from right to left', async () => {
  render(
    <div dir="rtl">
      <Tree label="Spaces" nodes={nodes} />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('*');
  expect(shown()).toEqual(['ground', 'dining', 'bar', 'garden', 'gallery', 'stairs']);
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toEqual(['ground', 'garden', 'gallery', 'stairs']);
});

it('announces the position of each item, and skips disabled ones', async () => {
  const onValueChange = vi.fn();
  render(<Tree label="Spaces" nodes={nodes} defaultExpanded={new Set(['ground'])} onValueChange={onValueChange} />);
  const bar = item('Bar');
  expect(['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'].map((name) => bar.getAttribute(name))).toEqual([
    '2',
    '2',
    '2',
    null,
  ]);
  await userEvent.click(item('Garden'));
  await userEvent.click(bar);
  expect(onValueChange.mock.calls).toEqual([['bar']]);
});
