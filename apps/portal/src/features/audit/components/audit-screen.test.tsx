// @vitest-environment happy-dom
import type { AuditLine } from '@candil/contract';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { AuditScreen } from './audit-screen';

afterEach(cleanup);

const line: AuditLine = {
  id: 7,
  at: '2026-11-20T10:00:00.000Z',
  kind: 'role.changed',
  by: 'Clara Vidal',
  byEmail: 'admin@candil.example',
  details: { of: 'u1', from: '1', to: '3' },
  names: { u1: 'Marta Soler' },
  network: '203.0.113.0/24',
  device: 'Firefox · Linux',
  userAgent: 'Mozilla/5.0',
};
const routes = [{ path: '/staff/audit', Component: AuditScreen }];
const open = (address = '/staff/audit', lines: readonly AuditLine[] = [line], total = lines.length) =>
  openAt(address, routes, { listAudit: () => ({ lines, total }) });
const lastQuery = ({ asked }: Awaited<ReturnType<typeof open>>) => asked.filter(({ name }) => name === 'listAudit').at(-1)?.query;

it('shows actor, action, subject and origin in words', async () => {
  await open();
  const row = (await screen.findByText('Changed a role')).closest('tr');
  expect(row?.textContent).toContain('About:Marta Soler');
  expect(row?.textContent).toContain('Old value:Web user');
  expect(row?.textContent).toContain('New value:Distributor');
  expect(row?.textContent).toContain('Clara Vidaladmin@candil.example');
  expect(row?.textContent).toContain('203.0.113.0/24Firefox · Linux');
});

it('shows a kind without a text by its code, and a missing actor as unknown', async () => {
  await open('/staff/audit', [{ ...line, kind: 'old.kind', by: null, byEmail: null, network: null, device: null, userAgent: null }]);
  expect(await screen.findByText('old.kind')).toBeTruthy();
  expect(screen.getByText('Unknown person')).toBeTruthy();
});

it('asks for the kind that is chosen, from the first page, and keeps it in the address', async () => {
  const opened = await open('/staff/audit?page=2', [line], 120);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'What happened' }), 'Roles and rights');
  expect(opened.router.state.location.search).toBe('?group=rights');
  expect(lastQuery(opened)).toEqual({ group: 'rights', page: 1, itemsPerPage: 50 });
});

it('says that there are more entries than it counts', async () => {
  await open('/staff/audit', [line], 10_001);
  expect(await screen.findByText('More than 10.000 entries')).toBeTruthy();
});

it('takes the filters away where nothing is found', async () => {
  const opened = await open('/staff/audit?search=nobody', [], 0);
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(opened.router.state.location.search).toBe('');
});
