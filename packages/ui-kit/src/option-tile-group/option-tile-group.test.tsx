import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { OptionTileGroup, type OptionTileGroupProps } from './option-tile-group';

const options = [
  { value: 'A', label: 'DALI-2' },
  { value: 'Z', label: 'Casambi', price: '+18 €', leadTime: { tone: 'warning', label: '7 weeks' } },
  { value: 'M', label: 'No driver', incompatible: 'Needs a built-in canopy' },
  { value: 'B', label: 'Phase', disabled: true },
] as const;

const Controlled = ({ onValueChange, ...rest }: Partial<OptionTileGroupProps>) => {
  const [value, setValue] = useState<string | undefined>('A');
  return (
    <OptionTileGroup
      label="Control"
      options={options}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
      {...rest}
    />
  );
};

describeConformance('OptionTileGroup', {
  element: 'DIV',
  states: { none: { value: null }, rich: { look: 'rich' } },
  control: {
    prop: 'value',
    event: 'onValueChange',
    values: ['A', 'Z'],
    change: ({ user }) => user.click(screen.getByRole('radio', { name: /Casambi/ })),
    shown: () => options[screen.getAllByRole('radio').findIndex((tile) => tile.dataset.state === 'checked')]?.value,
  },
  widget: (props) => <OptionTileGroup label="Control" options={options} value="A" onValueChange={() => undefined} {...props} />,
});
describeConformance('OptionTileGroup, swatches', {
  element: 'DIV',
  widget: (props) => <OptionTileGroup look="swatches" label="Control" options={options} onValueChange={() => undefined} {...props} />,
});
describeConformance('OptionTileGroup, rich', {
  element: 'DIV',
  widget: (props) => <OptionTileGroup look="rich" label="Control" options={options} onValueChange={() => undefined} {...props} />,
});

it('is one stop for the tab key: the chosen tile, or the first', () => {
  const { rerender } = render(<OptionTileGroup label="Control" options={options} value="Z" onValueChange={() => undefined} />);
  const stops = () => screen.getAllByRole('radio').map((tile) => tile.tabIndex);
  expect(stops()).toEqual([-1, 0, -1, -1]);
  rerender(<OptionTileGroup label="Control" options={options} onValueChange={() => undefined} />);
  expect(stops()).toEqual([0, -1, -1, -1]);
});

it('chooses with arrows, only visits incompatible tiles and passes over disabled ones', async () => {
  const onValueChange = vi.fn();
  const onIncompatibleSelect = vi.fn();
  render(<Controlled onValueChange={onValueChange} onIncompatibleSelect={onIncompatibleSelect} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange.mock.calls).toEqual([['Z']]);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /No driver/ }));
  expect(onIncompatibleSelect).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onIncompatibleSelect.mock.calls).toEqual([['M']]);
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'DALI-2' }));
  expect(onValueChange.mock.calls).toEqual([['Z'], ['A']]);
});

it('explains why a tile is incompatible and accepts the press', async () => {
  const onIncompatibleSelect = vi.fn();
  render(<Controlled onIncompatibleSelect={onIncompatibleSelect} />);
  const tile = screen.getByRole('radio', { name: /No driver/ });
  expect(tile.getAttribute('aria-description')).toBe('Needs a built-in canopy');
  expect(tile.hasAttribute('data-incompatible')).toBe(true);
  expect(tile.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(tile);
  expect(onIncompatibleSelect.mock.calls).toEqual([['M']]);
});

it('without a handler takes an incompatible tile as an ordinary choice', async () => {
  const onValueChange = vi.fn();
  render(<Controlled onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('radio', { name: /No driver/ }));
  expect(onValueChange.mock.calls).toEqual([['M']]);
});

it('announces lead time and minimum of a swatch in words', () => {
  const brass = {
    value: '23',
    label: 'Brass',
    swatch: '#c39a5b',
    leadTime: { tone: 'warning', label: '7 weeks' },
    note: 'min. 10 pcs',
  } as const;
  render(<OptionTileGroup look="swatches" label="Finish" options={[brass]} />);
  expect(screen.getByRole('radio').textContent).toBe('Brass7 weeksmin. 10 pcs');
});

it('reads price and lead time with the tile', () => {
  render(<Controlled />);
  expect(screen.getByRole('radio', { name: /Casambi.*\+18 €.*7 weeks/ })).toBeTruthy();
});
