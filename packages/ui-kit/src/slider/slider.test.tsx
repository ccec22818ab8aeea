import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Slider } from './slider';

describeConformance('Slider', {
  element: 'INPUT',
  states: { disabled: { disabled: true }, 'no span': { min: 5, max: 5 } },
  control: {
    prop: 'value',
    event: 'onValueChange',
    values: [120, 190],
    change: async ({ element }) => fireEvent.change(element, { target: { value: '190' } }),
    shown: (element) => Number((element as HTMLInputElement).value),
  },
  widget: (props) => <Slider label="Height" min={50} max={400} {...props} />,
});

it('announces its value in words and fills its track', () => {
  render(<Slider label="Height" min={100} max={300} value={150} formatValue={(value) => `${value} cm`} />);
  const slider = screen.getByRole('slider', { name: 'Height' });
  expect(slider.getAttribute('aria-valuetext')).toBe('150 cm');
  expect(slider.style.getPropertyValue('--share')).toBe('25%');
});
