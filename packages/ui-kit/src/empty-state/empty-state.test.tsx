import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { EmptyState } from './empty-state';

describeConformance('EmptyState', { element: 'DIV', widget: (props) => <EmptyState title="No projects yet" {...props} /> });

it('is headed at the level of its place', () => {
  render(<EmptyState title="No projects yet" description="Make one." level={3} />);
  expect(screen.getByRole('heading', { level: 3, name: 'No projects yet' })).toBeTruthy();
});
