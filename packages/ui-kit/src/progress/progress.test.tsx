import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { ProgressBar, ProgressRing } from './progress';

const states = { unknown: { value: undefined }, nothing: { value: 0 }, done: { value: 1, tone: 'success' } };

describeConformance('ProgressBar', { element: 'DIV', states, widget: (props) => <ProgressBar label="Sending" value={0.4} {...props} /> });
describeConformance('ProgressRing', {
  element: 'SPAN',
  states,
  widget: (props) => <ProgressRing label="Sending" value={0.4} {...props} />,
});

it.each([
  [undefined, 'indeterminate', null],
  [0, 'loading', '0'],
  [0.426, 'loading', '43'],
  [1, 'complete', '100'],
  [1.7, 'complete', '100'],
  [-1, 'loading', '0'],
])('%s of 1 is %s, %s %%', (value, state, now) => {
  for (const widget of [
    <ProgressBar key="bar" label="Sending" value={value} />,
    <ProgressRing key="ring" label="Sending" value={value} />,
  ]) {
    const { unmount } = render(widget);
    const bar = screen.getByRole('progressbar', { name: 'Sending' });
    expect(bar.dataset.state).toEqual(state);
    expect(bar.getAttribute('aria-valuenow')).toEqual(now);
    unmount();
  }
});
