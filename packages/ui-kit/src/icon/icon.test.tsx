import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import * as icons from './icon';

describeConformance('Icon', { element: 'svg', widget: (props) => <icons.PlusIcon {...props} /> });

it.each(Object.entries(icons))('%s is hidden without a label and named with one', (_, Icon) => {
  const { container, rerender } = render(<Icon />);
  const svg = () => container.querySelector('svg');
  expect([svg()?.getAttribute('aria-hidden'), svg()?.getAttribute('role')]).toEqual(['true', null]);
  rerender(<Icon label="Add" size={16} />);
  expect([svg()?.getAttribute('role'), svg()?.getAttribute('aria-label'), svg()?.getAttribute('width')]).toEqual(['img', 'Add', '16']);
});
