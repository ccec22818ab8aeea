import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Breadcrumb } from './breadcrumb';

const items = [
  { label: 'Projects', href: '/projects' },
  { label: 'Casa Llull', href: '/project/1' },
];

describeConformance('Breadcrumb', { element: 'NAV', widget: (props) => <Breadcrumb label="You are here" items={items} {...props} /> });

it('links all but the page itself', () => {
  render(<Breadcrumb label="You are here" items={items} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/projects']);
  expect(screen.getByText('Casa Llull').closest('li')?.getAttribute('aria-current')).toBe('page');
});

it('renders links through a router', () => {
  render(
    <Breadcrumb
      label="You are here"
      items={items}
      renderLink={({ href, children, className }) => (
        <a href={`/app${href}`} className={className}>
          {children}
        </a>
      )}
    />,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/app/projects');
});
