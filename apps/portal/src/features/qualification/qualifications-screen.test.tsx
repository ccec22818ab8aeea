// @vitest-environment happy-dom
import { ApiFailure } from '@candil/api-client';
import type { QualificationRequest } from '@candil/contract';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openAt } from '../../testing/open-at';
import { QualificationsScreen } from './qualifications-screen';

afterEach(cleanup);

const request: QualificationRequest = {
  id: '0a0b0c0d-1111-2222-3333-444455556666',
  state: 'open',
  catalogId: 16,
  createdAt: '2026-11-20T10:00:00Z',
  decidedAt: null,
  decidedByName: null,
  note: null,
  account: { accountId: 'a', email: 'ana@taller.es', name: 'Ana Torres', language: 'es', rolId: 1, status: 3 },
  company: null,
  joining: null,
  candidates: [],
  answers: {
    companyName: 'Taller Torres',
    companyTypeId: 1,
    companyType: 'Architecture practice',
    vatNumber: 'ESB1',
    clientCode: 'C-7',
    phone: null,
    website: null,
    projectTypes: ['Hotels'],
    message: 'Two a year',
  },
  roleIds: [2, 3],
};
const routes = [{ path: '/staff/qualifications', Component: QualificationsScreen }];
const open = (answers: Parameters<typeof openAt>[2] = {}) => {
  let items = [request];
  return openAt('/staff/qualifications', routes, {
    listQualificationRequests: () => ({ items, total: items.length, page: 1, itemsPerPage: 20 }),
    decideQualification: () => {
      items = [];
      return { id: request.id, state: 'accepted' };
    },
    ...answers,
  });
};
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const decisions = ({ asked }: Awaited<ReturnType<typeof open>>) =>
  asked.filter(({ name }) => name === 'decideQualification').map(({ body }) => body);

it('shows the details of the applicant, and accepts with the likely role and the client code in a second step', async () => {
  const opened = await open();
  expect(await screen.findByText('Two a year')).toBeTruthy();
  await press(/^Accept…/);
  expect(decisions(opened)).toEqual([]);
  await press(/^Accept and send/);
  expect(await screen.findByText('No open requests')).toBeTruthy();
  expect(decisions(opened)).toEqual([{ action: 'accept', roleId: 2, clientCode: 'C-7' }]);
});

it('asks for the company when two state the same number, without a default', async () => {
  const other = { id: 'c1', name: 'Torres', clientCode: null, vatNumber: 'ESB1', isProven: false, hasManager: false, isJoining: false };
  const items = [{ ...request, candidates: [{ ...other, people: [{ name: 'Eve', email: 'eve@example.com' }] }] }];
  const opened = await open({ listQualificationRequests: () => ({ items, total: 1, page: 1, itemsPerPage: 20 }) });
  await press(/^Accept…/);
  expect(screen.getByText(/Eve \(eve@example.com\)/)).toBeTruthy();
  await press(/^Accept and send/);
  expect(decisions(opened)).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: /Taller Torres/ }));
  await press(/^Accept and send/);
  expect(decisions(opened)).toEqual([{ action: 'accept', roleId: 2, clientCode: 'C-7', company: { kind: 'own' } }]);
});

it('refuses with a note only', async () => {
  const opened = await open();
  await press(/^Refuse…/);
  await press(/^Refuse and send/);
  expect(decisions(opened)).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'No such company.');
  await press(/^Refuse and send/);
  expect(await screen.findByText('No open requests')).toBeTruthy();
  expect(decisions(opened)).toEqual([{ action: 'reject', note: 'No such company.' }]);
});

it('shows that another user has decided', async () => {
  await open({
    decideQualification: () => {
      throw new ApiFailure({ kind: 'http', ErrorCode: 409, ErrorDescription: 'Conflict', URL: '/', code: 'qualification.decided' });
    },
  });
  await press(/^Accept…/);
  await press(/^Accept and send/);
  expect(await screen.findByRole('alert')).toBeTruthy();
});
