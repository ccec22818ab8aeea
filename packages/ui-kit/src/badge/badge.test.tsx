import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Badge, Dot, Tag } from './badge';

describeConformance('Badge', { element: 'SPAN', widget: (props) => <Badge {...props}>Finished</Badge> });
describeConformance('Dot', { element: 'SPAN', widget: (props) => <Dot {...props} /> });
describeConformance('Tag', { element: 'SPAN', widget: (props) => <Tag {...props}>L1</Tag> });

it.each([
  ['dot', 1],
  ['soft', 0],
  ['line', 0],
] as const)('look %s has %i dot', (look, dots) => {
  const { container } = render(
    <Badge look={look} tone="attention">
      1 to fix
    </Badge>,
  );
  expect(container.querySelectorAll('[data-dot]')).toHaveLength(dots);
  expect(screen.getByText('1 to fix').dataset.tone).toBe('attention');
});
