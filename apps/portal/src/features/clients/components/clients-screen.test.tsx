// @vitest-environment happy-dom
import { ApiFailure } from '@candil/api-client';
import type { StaffAccountHit } from '@candil/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { ClientsScreen } from './clients-screen';

afterEach(cleanup);

const marta: StaffAccountHit = {
  accountId: '0a0b0c0d-1111-2222-3333-444455556666',
  name: 'Marta Soler',
  email: 'marta@llum.example',
  rolId: 3,
  status: 4,
  catalogId: 16,
  company: { name: 'Llum i Forma', clientCode: '430101' },
};
const unknown = new ApiFailure({ kind: 'http', ErrorCode: 404, ErrorDescription: 'No', URL: '/', code: 'account.not-found' });
const open = (query = '', items: readonly StaffAccountHit[] = [marta], total = items.length) =>
  openAt(`/staff/accounts${query}`, [{ path: '/staff/accounts', Component: ClientsScreen }], {
    searchAccounts: () => ({ items, total, page: 1, itemsPerPage: 20 }),
    findAccount: () => {
      throw unknown;
    },
  });
const field = () => screen.findByRole('textbox', { name: 'Name, e-mail, company or client code' });
const find = async (text: string) => {
  await userEvent.type(await field(), text);
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
};
const searches = ({ asked }: Awaited<ReturnType<typeof open>>) =>
  asked.filter(({ name }) => name === 'searchAccounts').map(({ query }) => query);

it('lists all accounts first, each with its company, role and state, and a link to it', async () => {
  const opened = await open('?search=llum');
  const link = await screen.findByRole('link', { name: /Marta Soler/ });
  expect(link.textContent).toContain('Llum i Forma · 430101');
  expect(link.getAttribute('href')).toBe('/staff/accounts?search=llum&email=marta%40llum.example');
  expect(searches(opened)).toEqual([{ search: 'llum', page: 1, itemsPerPage: 20 }]);
});

it('finds by part of a name from the first page on, and keeps it in the address', async () => {
  const opened = await open('?page=3');
  await screen.findByText('1 account');
  await find(' llum ');
  await waitFor(() => expect(searches(opened).at(-1)).toEqual({ search: 'llum', page: 1, itemsPerPage: 20 }));
  expect(opened.router.state.location.search).toBe('?search=llum');
});

it('a complete address opens one account; back returns to the list', async () => {
  const opened = await open();
  await find('nobody@taller.es');
  expect(await screen.findByText('No account with this address')).toBeTruthy();
  expect(opened.router.state.location.search).toBe('?email=nobody%40taller.es');
  await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
  expect(await screen.findByRole('link', { name: /Marta Soler/ })).toBeTruthy();
  expect((await field()).getAttribute('value')).toBe('');
});

it('says when there are no results, and shows all again', async () => {
  const opened = await open('?search=zzz', []);
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(opened.router.state.location.search).toBe(''));
});
