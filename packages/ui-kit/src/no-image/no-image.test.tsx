import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { NoImage } from './no-image';

describeConformance('NoImage', { element: 'DIV', widget: (props) => <NoImage {...props} /> });

it('shows “no image”, or nothing', () => {
  const { rerender } = render(<NoImage />);
  expect(screen.getByRole('img', { name: 'No image available' })).toBeTruthy();
  rerender(<NoImage label="" />);
  expect(screen.queryByRole('img')).toBeNull();
});
