import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { SpinnerDots } from './spinner-dots';

describeConformance('SpinnerDots', { element: 'SPAN', widget: (props) => <SpinnerDots label="Loading" {...props} /> });

it('speaks only with a label', () => {
  const { rerender } = render(<SpinnerDots label="Loading" />);
  expect(screen.getByRole('status', { name: 'Loading' }).children).toHaveLength(3);
  rerender(<SpinnerDots />);
  expect(screen.queryByRole('status')).toBeNull();
});
