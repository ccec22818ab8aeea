import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Picture } from './picture';

describeConformance('Picture', {
  element: 'IMG',
  classNameOn: 'frame',
  widget: (props) => <Picture src="/static/images/0820.webp" alt="Alba 33" {...props} />,
});

const skeletons = () => document.querySelectorAll('.animate-skeleton').length;

it('keeps its frame while loading, and shows the picture then', () => {
  render(<Picture src="/a.webp" alt="Alba 33" ratio={1.5} />);
  const image = screen.getByRole('img', { name: 'Alba 33' });
  expect(skeletons()).toBe(1);
  expect(Number.parseFloat(image.parentElement?.style.aspectRatio ?? '')).toBe(1.5);
  expect(image.getAttribute('loading')).toBe('lazy');
  fireEvent.load(image);
  expect(skeletons()).toBe(0);
});

it.each([
  ['that is missing', undefined],
  ['that cannot be loaded', '/broken.webp'],
])('shows the no-image graphic under the same name for a picture %s', (_, src) => {
  render(<Picture src={src} alt="Alba 33" />);
  if (src) fireEvent.error(screen.getByRole('img', { name: 'Alba 33' }));
  expect(screen.getByRole('img', { name: 'Alba 33' }).tagName).toBe('DIV');
});

it('tries again when the source changes', () => {
  const { rerender } = render(<Picture src="/broken.webp" alt="Alba 33" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Picture src="/good.webp" alt="Alba 33" priority />);
  const image = screen.getByRole('img', { name: 'Alba 33' });
  expect(image.tagName).toBe('IMG');
  expect(image.getAttribute('loading')).toBe('eager');
});
