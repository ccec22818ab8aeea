import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MenuItem } from '../menu/menu';
import { describeConformance } from '../testing/conformance';
import { SplitButton } from './split-button';

const menu = (
  <>
    <MenuItem>As a spreadsheet</MenuItem>
    <MenuItem>As XML</MenuItem>
  </>
);

describeConformance('SplitButton', {
  element: 'BUTTON',
  classNameOn: 'frame',
  states: { disabled: { disabled: true }, loading: { loading: true }, primary: { variant: 'primary' } },
  widget: (props) => (
    <SplitButton menuLabel="More ways" menu={menu} {...props}>
      Download
    </SplitButton>
  ),
});

it('runs the command by its name and the variants by the menu', async () => {
  const onClick = vi.fn();
  const onSelect = vi.fn();
  render(
    <SplitButton menuLabel="More ways" menu={<MenuItem onSelect={onSelect}>As XML</MenuItem>} onClick={onClick}>
      Download
    </SplitButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More ways' }));
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByRole('menuitem', { name: 'As XML' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(onClick).toHaveBeenCalledTimes(1);
});
