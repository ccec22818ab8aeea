import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Skeleton, SkeletonText } from './skeleton';

describeConformance('Skeleton', { element: 'SPAN', widget: (props) => <Skeleton width={40} height={40} {...props} /> });
describeConformance('SkeletonText', { element: 'SPAN', widget: (props) => <SkeletonText {...props} /> });

it('has the size of the content and is hidden from screen readers', () => {
  const { container } = render(<Skeleton width={64} height="2rem" />);
  const skeleton = container.firstElementChild as HTMLElement;
  expect(skeleton.style.width).toBe('64px');
  expect(skeleton.style.height).toBe('2rem');
  expect(skeleton.getAttribute('aria-hidden')).toBe('true');
});

it('ends a paragraph with a shorter line', () => {
  const { container } = render(<SkeletonText lines={3} />);
  expect(Array.from(container.firstElementChild?.children ?? [], (line) => (line as HTMLElement).style.width)).toEqual([
    '100%',
    '100%',
    '60%',
  ]);
});
