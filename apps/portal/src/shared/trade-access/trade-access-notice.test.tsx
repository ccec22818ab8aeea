// @vitest-environment happy-dom
import type { Account } from '@candil/contract';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openAt } from '../../testing/open-at';
import { sampleAccount } from '../../testing/sample-account';
import { useAccount } from '../session/use-session';
import { TradeAccessNotice } from './trade-access-notice';

afterEach(cleanup);

const Screen = () => <TradeAccessNotice account={useAccount()} />;
const open = (account: Account) => openAt('/', [{ path: '/', Component: Screen }], {}, account);

it('a web user asks for trade access from here', async () => {
  const { session } = await open(sampleAccount({ status: 2 }));
  await userEvent.click(screen.getByRole('button', { name: 'Ask for it' }));
  expect(session.frame.getState().shown?.view).toBe('qualification');
});

it('shows an applicant that the request is waiting', async () => {
  await open(sampleAccount({ status: 3 }));
  expect(screen.getByText('Our sales team writes to ana@taller.example when it is decided.')).toBeTruthy();
});

it.each([
  ['is qualified', sampleAccount({ status: 4 })],
  ['is staff', sampleAccount({ status: 2, isInternalStaff: true })],
  ['has a registration to complete first', sampleAccount({ status: 2, missing: ['company'] })],
])('who %s is told nothing', async (_what, account) => {
  await open(account);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/trade access/)).toBeNull();
});
