// @vitest-environment happy-dom
import { ApiFailure } from '@candil/api-client';
import type { CompanyPeople, CompanyUser } from '@candil/contract';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { CompanyUsersScreen } from './company-users-screen';

afterEach(cleanup);

const marta: CompanyUser = {
  accountId: 'a1',
  name: 'Marta Soler',
  email: 'marta@llum.example',
  rolId: 3,
  privileges: ['COMPANY_MANAGE_USER', 'ORDER_VIEW', 'PROJECT_VIEW'],
  changeablePrivileges: [],
  status: 4,
  isSelf: true,
  createdAt: '2026-01-01T00:00:00Z',
  lastSeenAt: '2026-11-20T09:00:00Z',
  version: 1,
};
const eva: CompanyUser = {
  ...marta,
  accountId: 'a2',
  name: 'Eva Roca',
  email: 'eva@llum.example',
  privileges: ['ORDER_VIEW', 'PROJECT_VIEW'],
  changeablePrivileges: ['ORDER_VIEW', 'PROJECT_DOWNLOADS'],
  isSelf: false,
  version: 5,
};
const people = (differing: Partial<CompanyPeople> = {}): CompanyPeople => ({
  companyName: 'Llum i Forma',
  changesPrivileges: true,
  users: [marta, eva],
  requests: [],
  ...differing,
});
const routes = [{ path: '/', Component: CompanyUsersScreen }];
const refused = (code: string, status: number, data: object = {}) =>
  new ApiFailure({ kind: 'http', ErrorCode: status, ErrorDescription: code, URL: '/', code, data: data as Record<string, unknown> });

describe('the people of a company', () => {
  it('are shown with role, state and privileges, and nothing is offered about oneself', async () => {
    await openAt('/', routes, { listCompanyUsers: () => people() });
    const [own, other] = await screen
      .findAllByRole('listitem', { name: '' })
      .then((items) => items.filter((item) => item.parentElement?.matches('ul:not([aria-label])')));
    expect(own?.textContent).toContain('Distributor');
    expect(within(own as HTMLElement).queryByRole('button')).toBeNull();
    expect(
      within(other as HTMLElement)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Change privileges of Eva Roca', 'Deactivate Eva Roca']);
  });

  it('cannot be changed when the company may not change privileges; a note names who can', async () => {
    await openAt('/', routes, { listCompanyUsers: () => people({ changesPrivileges: false }) });
    expect(await screen.findByText(/Our team decides the privileges/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change privileges of Eva Roca' })).toBeNull();
  });
});

describe('privileges', () => {
  it('are sent with the version that was read; privileges beyond the manager’s rights are disabled', async () => {
    const { asked } = await openAt('/', routes, { listCompanyUsers: () => people(), updateUserPrivileges: () => eva });
    await userEvent.click(await screen.findByRole('button', { name: 'Change privileges of Eva Roca' }));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: /^Projects/ }).disabled).toBe(true);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Orders/ }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Downloads/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save privileges' }));
    expect(asked.find(({ name }) => name === 'updateUserPrivileges')?.body).toEqual({
      version: 5,
      privileges: ['PROJECT_VIEW', 'PROJECT_DOWNLOADS'],
    });
  });

  it('changed by another manager meanwhile are shown instead of overwritten', async () => {
    let stored = eva;
    await openAt('/', routes, {
      listCompanyUsers: () => people({ users: [marta, stored] }),
      updateUserPrivileges: () => {
        stored = { ...eva, version: 6, privileges: ['PROJECT_VIEW', 'PROJECT_DOWNLOADS'] };
        throw refused('version.conflict', 409, { currentVersion: 6 });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change privileges of Eva Roca' }));
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Orders/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save privileges' }));
    expect(await within(dialog).findByText(/Someone else has changed the privileges/)).toBeTruthy();
    expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: /^Downloads/ }).checked).toBe(true);
  });
});

describe('an invitation', () => {
  it('names the addresses that were not invited with the reason, and keeps them', async () => {
    await openAt('/', routes, {
      listCompanyUsers: () => people(),
      inviteUser: () => ({ invited: ['a@b.es'], refused: [{ email: 'eva@llum.example', code: 'company.already-member' }] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Invite people' }));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /E-mail addresses/ });
    await userEvent.type(field, 'a@b.es, eva@llum.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitations' }));
    expect(await screen.findByText('already belongs to your company')).toBeTruthy();
    expect(field.value).toBe('eva@llum.example');
  });
});

it('requests to join are listed first and are accepted or rejected', async () => {
  const request = { id: 'r1', name: 'Rosa Vila', email: 'rosa@vila.example', createdAt: '2026-11-19T09:00:00Z' };
  let requests = [request];
  const { asked } = await openAt('/', routes, {
    listCompanyUsers: () => people({ requests }),
    manageJoinRequest: () => {
      requests = [];
      return '';
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reject Rosa Vila' }));
  expect(asked.find(({ name }) => name === 'manageJoinRequest')?.body).toEqual({ action: 'reject' });
  expect(await screen.findByText('Rosa Vila was rejected and notified by e-mail')).toBeTruthy();
  expect(screen.queryByText('rosa@vila.example')).toBeNull();
});

it('explains a deactivation before it happens', async () => {
  const { asked } = await openAt('/', routes, { listCompanyUsers: () => people(), deactivateUser: () => '' });
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate Eva Roca' }));
  const dialog = screen.getByRole('dialog', { name: 'Deactivate Eva Roca?' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(4);
  expect(asked.some(({ name }) => name === 'deactivateUser')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  expect(asked.some(({ name }) => name === 'deactivateUser')).toBe(true);
});
