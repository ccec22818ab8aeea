import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { AvailabilityBadge } from './availability-badge';

describeConformance('AvailabilityBadge', {
  element: 'SPAN',
  widget: (props) => <AvailabilityBadge tone="success" label="3 weeks" {...props} />,
});

it('describes delay and alternative in words', () => {
  render(<AvailabilityBadge tone="error" label="Minimum 10" detail="add 5" data-testid="badge" />);
  expect(screen.getByTestId('badge').textContent).toBe('Minimum 10add 5');
});
