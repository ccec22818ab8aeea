import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Avatar } from './avatar';
import { initialsOf } from './initials';

describeConformance('Avatar', { element: 'SPAN', widget: (props) => <Avatar name="Ana Mir" {...props} /> });

it.each([
  ['Ana Mir', 'AM'],
  ['  Ana de la Mir ', 'AM'],
  ['zoë', 'Z'],
  ['Łukasz Żak', 'ŁŻ'],
  ['', ''],
])('initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('is named after the person, and silent beside the name', () => {
  const { rerender } = render(<Avatar name="Ana Mir" />);
  expect(screen.getByRole('img', { name: 'Ana Mir' }).textContent).toBe('AM');
  rerender(<Avatar name="Ana Mir" decorative />);
  expect(screen.queryByRole('img')).toBeNull();
});
