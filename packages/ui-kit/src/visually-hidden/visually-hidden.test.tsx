import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { VisuallyHidden } from './visually-hidden';

describeConformance('VisuallyHidden', { element: 'SPAN', widget: (props) => <VisuallyHidden {...props}>Actions</VisuallyHidden> });

it('hides a given element without adding one', () => {
  render(
    <VisuallyHidden asChild>
      <h2>Products</h2>
    </VisuallyHidden>,
  );
  expect(screen.getByRole('heading').className).toBe('sr-only');
});
