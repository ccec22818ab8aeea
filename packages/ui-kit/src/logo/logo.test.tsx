import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Logo } from './logo';

describeConformance('Logo', { element: 'SPAN', widget: (props) => <Logo {...props} /> });

it('leaves the name to the link around it when asked', () => {
  const { rerender } = render(<Logo />);
  expect(screen.getByRole('img', { name: 'Candil' })).toBeTruthy();
  rerender(<Logo label="" />);
  expect(screen.queryByRole('img')).toBeNull();
});
