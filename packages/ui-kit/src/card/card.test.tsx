import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Card, CardHeader, FactList } from './card';

describeConformance('Card', { element: 'SECTION', widget: (props) => <Card {...props}>In motion</Card> });
describeConformance('CardHeader', { element: 'DIV', widget: (props) => <CardHeader title="In motion" {...props} /> });
describeConformance('FactList', { element: 'DL', widget: (props) => <FactList facts={[{ label: 'Power', value: '214 W' }]} {...props} /> });

it('turns everything inside a dark card dark', () => {
  render(<Card tone="dark">News</Card>);
  expect(screen.getByText('News').dataset.theme).toBe('dark');
});

it('ties values to their names', () => {
  render(
    <FactList
      facts={[
        { label: 'Gross', value: '14.294,00 €' },
        { label: 'Power', value: '214 W', strong: true },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Gross', '14.294,00 €'],
    ['Power', '214 W'],
  ]);
});
