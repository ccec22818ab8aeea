import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { violationsIn } from '../testing/axe';
import { describeConformance } from '../testing/conformance';
import { PriceSteps, PriceStepsTable } from './price-steps';

const rows = [
  { id: 'base', label: 'Base', detail: '0820', amount: '394,00 €', running: '394,00 €' },
  { id: 'control', label: 'Casambi', amount: '+18,00 €', running: '412,00 €' },
];
const total = { label: 'Unit net', amount: '412,00 €' };
const cells = () => screen.getAllByRole('row').map((row) => Array.from(row.children, (cell) => cell.textContent));

const opener = <button type="button">412,00 €</button>;

describeConformance('PriceStepsTable', {
  element: 'DIV',
  states: { 'with a note': { note: 'Rate 10' } },
  widget: (props) => <PriceStepsTable label="Why this price" rows={rows} total={total} {...props} />,
});

describeConformance('PriceSteps', {
  element: 'DIV',
  states: { 'with a note': { note: 'Rate 10' }, 'with a cross': { closeButton: true } },
  widget: (props) => <PriceSteps trigger={opener} title="Why this price" rows={rows} total={total} defaultOpen {...props} />,
});

it('lists every step with the price after it, and the total', () => {
  render(<PriceStepsTable label="Why this price" rows={rows} total={total} />);
  expect(cells()).toEqual([
    ['Base0820', '394,00 €', '394,00 €'],
    ['Casambi', '+18,00 €', '412,00 €'],
    ['Unit net', '412,00 €'],
  ]);
});

it('has no third column without running prices', () => {
  render(<PriceStepsTable label="Why this price" rows={rows.map(({ running, ...row }) => row)} total={total} />);
  expect(cells()[0]).toEqual(['Base0820', '394,00 €']);
});

it('opens at the price', async () => {
  render(<PriceSteps trigger={opener} title="Why this price" rows={rows} total={total} note="Rate 10" />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('dialog', { name: 'Why this price' }).contains(screen.getByRole('table'))).toBe(true);
  expect(await violationsIn(document.body)).toEqual([]);
});
