// @vitest-environment happy-dom
import type { Project, ProjectProduct } from '@candil/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAccountFlags } from '../../../shared/flags/account-flags';
import { createFlagStore } from '../../../shared/flags/flag-store';
import { FlagProvider } from '../../../shared/flags/use-flag';
import { openAt } from '../../../testing/open-at';
import { OpenProductMenu } from './open-product-menu';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const PENDANTS = {
  _id: 'l1',
  type: 'CREATION',
  tag: 'L1',
  room: '',
  note: '',
  modelName: 'Alba',
  referenceCode: 'CR100012',
  subFamily: { id: 110, description: 'Alba' },
  applicationLocation: { id: 11, applicationId: 1 },
  configuratorType: { id: 1, description: 'CREA' },
  configId: 'l1',
  attributes: {},
  descriptions: [],
  prices: null,
  image: '/a.webp',
  issues: [],
  validation: { status: 0 },
} as unknown as ProjectProduct;
const PROJECT = { id: 'p1', catalogId: 16, version: 3, products: [PENDANTS] } as unknown as Project;

const open = async () => {
  const onChange = vi.fn();
  const element = <OpenProductMenu project={PROJECT} product={PENDANTS} onChange={onChange} />;
  const { router } = await openAt(
    '/',
    [
      { path: '/', element },
      { path: '/compare', element: 'Compared' },
    ],
    {},
  );
  const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));
  return { onChange, router, choose };
};

it('keeps a composition to compare, and leads to the comparison', async () => {
  const { choose, router } = await open();
  await choose('Compare');
  expect(await screen.findByText('Alba added to the comparison')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  await waitFor(() => expect(router.state.location.search).toBe('?code=CR100012'));
});

it('takes the line out', async () => {
  const { choose, onChange } = await open();
  await choose('Remove');
  expect(onChange).toHaveBeenCalledWith({ kind: 'remove', product: PENDANTS });
});

it('duplicates the line under a key of its own', async () => {
  const { choose, onChange } = await open();
  await choose('Duplicate');
  expect(onChange).toHaveBeenCalledWith({ kind: 'clone', product: PENDANTS, idempotencyKey: expect.any(String) });
});

it('changes tag, room and note', async () => {
  const { choose, onChange } = await open();
  await choose('Tag, room and note');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Room/ }), 'Bar');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(onChange.mock.calls)).toContain('"room":"Bar"');
});

interface Confined {
  readonly on: boolean;
  readonly subFamilyIds?: number[];
  readonly applicationIds?: number[];
}
const STATES: readonly [string, Confined, string][] = [
  ['on for its application', { on: true, applicationIds: [2, 1] }, 'crea-configurator/edit'],
  ['on for another application', { on: true, applicationIds: [2] }, 'express-configurator'],
  ['on for its sub-family in another application', { on: true, subFamilyIds: [110], applicationIds: [2] }, 'express-configurator'],
  ['off', { on: false }, 'express-configurator'],
];
it.each(STATES)('opens a composition in its editor, or short form, while newCompositors is %s', async (_, state, configurator) => {
  const ofAccount = createAccountFlags();
  ofAccount.setState({ flags: [{ name: 'newCompositors', ...state }] });
  const flags = createFlagStore({ call: () => new Promise(() => undefined) } as never, ofAccount);
  const element = (
    <FlagProvider value={flags}>
      <OpenProductMenu project={PROJECT} product={PENDANTS} onChange={() => undefined} />
    </FlagProvider>
  );
  await openAt('/', [{ path: '/', element }], {});
  const configure = await screen.findByRole('menuitem', { name: 'Configure' });
  expect(configure.getAttribute('href')).toBe(`/project/p1/product/l1/${configurator}`);
});
