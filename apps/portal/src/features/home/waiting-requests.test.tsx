// @vitest-environment happy-dom
import type { Account } from '@candil/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useAccount } from '../../shared/session/use-session';
import { openAt } from '../../testing/open-at';
import { sampleAccount } from '../../testing/sample-account';
import { WaitingRequests } from './waiting-requests';

afterEach(cleanup);

const Screen = () => <WaitingRequests account={useAccount()} />;
const open = (account: Account, total: number) =>
  openAt(
    '/',
    [{ path: '/', Component: Screen }],
    { listQualificationRequests: () => ({ items: [], total, page: 1, itemsPerPage: 1 }) },
    account,
  );

it('shows sales the number of waiting requests', async () => {
  await open(sampleAccount({ rolId: 4, roles: [4] }), 3);
  const link = await screen.findByRole('link', { name: '3 people wait for trade access' });
  expect(link.getAttribute('href')).toBe('/staff/qualifications');
});

it('shows nothing without waiting requests, and sends no request for other roles', async () => {
  const sales = await open(sampleAccount({ rolId: 4, roles: [4] }), 0);
  await waitFor(() => expect(sales.asked.length).toBe(1));
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  const distributor = await open(sampleAccount(), 3);
  expect(distributor.asked).toEqual([]);
});
