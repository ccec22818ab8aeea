// @vitest-environment happy-dom
import type { Project } from '@candil/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { editing } from '../model/project-change';
import { BulkDialog } from './bulk-dialog';

const line = (id: string, tag: string, modelName: string) => ({
  _id: id,
  tag,
  modelName,
  referenceCode: id,
  quantity: 2,
  room: '',
  prices: null,
});
const PROJECT = {
  id: 'p1',
  version: 3,
  currency: 'EUR',
  products: [line('l1', 'L1', 'Alba 33'), line('l2', 'L2', 'Perla 20'), line('l3', 'L3', 'Cinta')],
} as unknown as Project;

const NOTHING = { replacements: [], changes: [], kept: [], unchanged: [], effect: null };
const OFFERED = {
  choices: {
    color: [
      { modifier: '23', text: 'Brass', lines: 2 },
      { modifier: '11', text: 'Black', lines: 3 },
    ],
    temperature: [],
    control: [],
  },
  models: [
    { model: '0820', text: 'Alba 33', lines: 1, discontinued: true },
    { model: '5520', text: 'Perla 20', lines: 1, discontinued: false },
  ],
};

interface Asked {
  readonly color?: string;
  readonly replace?: { readonly from: string; readonly to?: string };
}

/** The service: brass is not made for the belt; only one line has the model that is no longer made. */
const preview = ({ color, replace }: Asked) => {
  if (color !== undefined) {
    const changes = ['l1', 'l2'].map((productId) => ({ productId, referenceCode: `${productId}-brass` }));
    const issue = { code: 'article.attribute-unknown', values: { attribute: 'color', value: '23', allowed: '11, 31' } };
    const unchanged = [{ productId: 'l3', tag: 'L3', modelName: 'Cinta', issue }];
    return { ...NOTHING, ...OFFERED, changes, unchanged, effect: { amount: 120, weeks: 2, date: null } };
  }
  if (replace === undefined) return { ...NOTHING, ...OFFERED };
  const replacements = [{ model: '0822', text: 'Alba 34' }];
  if (replace.to === undefined) return { ...NOTHING, ...OFFERED, replacements };
  const without = { issue: { code: 'element.not-found', values: {} } };
  return {
    ...NOTHING,
    ...OFFERED,
    replacements,
    changes: [{ productId: 'l1', referenceCode: 'l1-successor' }],
    unchanged: [
      { productId: 'l2', tag: 'L2', modelName: 'Perla 20', ...without },
      { productId: 'l3', tag: 'L3', modelName: 'Cinta', ...without },
    ],
    effect: { amount: -10, weeks: -1, date: null },
  };
};

const open = async () => {
  const onChange = vi.fn();
  const dialog = <BulkDialog project={PROJECT} productIds={['l1', 'l2', 'l3']} onChange={onChange} onClose={() => undefined} />;
  await openAt('/', [{ path: '/', element: dialog }], { previewProductChanges: ({ body }) => preview(body as Asked) });
  const shown = within(await screen.findByRole('dialog', { name: 'Change 3 lines' }));
  const choose = async (field: RegExp, option: RegExp) => {
    await waitFor(() => expect(shown.getByRole('combobox', { name: field })).toHaveProperty('disabled', false));
    await userEvent.click(shown.getByRole('combobox', { name: field }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  return { onChange, shown, choose };
};

it('changes the finish of lines of different kinds in one step, and names the one that stays with its reason', async () => {
  const { onChange, shown, choose } = await open();
  await choose(/^Finish/, /^Brass/);
  expect(await shown.findByText(/2 lines change · \+120,00\s€ · .*2 weeks/)).toBeTruthy();
  expect(shown.getByRole('listitem').textContent).toBe('L3 Cinta Brass is not available here (finish)');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(shown.getByRole('button', { name: 'Apply' }));
  expect(onChange.mock.calls).toEqual([
    [editing({ productId: 'l1', referenceCode: 'l1-brass' }, { productId: 'l2', referenceCode: 'l2-brass' })],
  ]);
});

it('puts the successor in the place of a model that is no longer made, with the difference in price and weeks', async () => {
  const { onChange, shown, choose } = await open();
  await choose(/^Model to replace/, /^Alba 33 0820.*no longer made/);
  await choose(/^Replacement model/, /^Alba 34 0822/);
  expect(await shown.findByText(/1 line changes · .*10,00\s€ · .*1 week/)).toBeTruthy();
  expect(shown.getByText('2 lines without Alba 33 remain unchanged')).toBeTruthy();
  expect(shown.getByText('L2 Perla 20, L3 Cinta')).toBeTruthy();
  await userEvent.click(shown.getByRole('button', { name: 'Apply' }));
  expect(onChange.mock.calls).toEqual([[editing({ productId: 'l1', referenceCode: 'l1-successor' })]]);
});

it('takes no quantity that is none', async () => {
  const { onChange, shown } = await open();
  const quantity = shown.getByRole('textbox', { name: 'Qty' });
  await userEvent.type(quantity, '0');
  await waitFor(() => expect(shown.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true));
  expect(quantity.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '5');
  await userEvent.click(shown.getByRole('button', { name: 'Apply' }));
  expect(onChange.mock.calls).toEqual([[editing(...['l1', 'l2', 'l3'].map((productId) => ({ productId, quantity: 5 })))]]);
});
