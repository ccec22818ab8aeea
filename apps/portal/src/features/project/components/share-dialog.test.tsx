// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { ShareDialog } from './share-dialog';

afterEach(cleanup);

const SHARE = { createdAt: '2026-11-20T09:00:00.000Z', createdBy: 'Marta Soler', withPrices: true };

const open = async (share: typeof SHARE | null) => {
  let current = share;
  const element = <ShareDialog project={{ id: 'p1', name: 'Casa Llull' }} onClose={() => undefined} />;
  const { asked } = await openAt('/', [{ path: '/', element }], {
    getProjectShare: () => ({ share: current }),
    shareProject: ({ body }) => {
      current = { ...SHARE, ...(body as object) };
      return { share: current, token: 'secret' };
    },
    unshareProject: () => {
      current = null;
      return '';
    },
  });
  const sent = (name: string) => asked.filter((each) => each.name === name).map(({ body }) => body);
  return { sent };
};
const button = (name: string) => screen.findByRole('button', { name });

it('makes a link without prices unless they are asked for, and shows it', async () => {
  const { sent } = await open(null);
  await waitFor(async () => expect((await button('Create link')) as HTMLButtonElement).toHaveProperty('disabled', false));
  await userEvent.click(await button('Create link'));
  const link = (await screen.findByRole('textbox', { name: 'Link to the project' })) as HTMLInputElement;
  expect(link.value).toMatch(/\/shared-project#secret$/);
  expect(sent('shareProject')).toEqual([{ withPrices: false }]);
});

it('sends list prices along when they are asked for', async () => {
  const { sent } = await open(null);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Show list prices too' }));
  await userEvent.click(await button('Create link'));
  await waitFor(() => expect(sent('shareProject')).toEqual([{ withPrices: true }]));
});

it('names who shared the project and whether with prices, but shows the link of before no more', async () => {
  await open(SHARE);
  expect(await screen.findByText(/^Marta Soler shared this project on .*, with list prices/)).toBeTruthy();
  expect(await button('Create new link')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('stops sharing', async () => {
  const { sent } = await open(SHARE);
  await userEvent.click(await button('Stop sharing'));
  expect(await screen.findByText('The link no longer works')).toBeTruthy();
  expect(await button('Create link')).toBeTruthy();
  expect(sent('unshareProject')).toHaveLength(1);
});
