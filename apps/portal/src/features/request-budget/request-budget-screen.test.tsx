// @vitest-environment happy-dom
import { ApiFailure } from '@candil/api-client';
import type { BudgetRequestInfo } from '@candil/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openAt as openWith } from '../../testing/open-at';
import { sampleAccount } from '../../testing/sample-account';
import { RequestBudgetScreen } from './components/request-budget-screen';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const PROJECT = '0a0b0c0d-1111-4222-8333-444455556666';
const info = (differing: Partial<BudgetRequestInfo> = {}): BudgetRequestInfo => ({
  project: { id: PROJECT, name: 'Casa Roca', catalogId: 16, version: 3, pieces: 4, lines: 2 },
  writable: true,
  requests: [],
  ...differing,
});
const PATH = `/project/${PROJECT}/request-budget`;
const routes = [
  { path: '/project/:id/request-budget', element: <RequestBudgetScreen projectId={PROJECT} catalogId={16} /> },
  { path: '/project/:id/usa-request-budget', element: <p>The page of the USA</p> },
  { path: '/project/:id', element: <p>The project</p> },
];
const answers = {
  getBudgetRequestInfo: () => info(),
  getProject: () => ({ id: PROJECT, products: [], totals: { gross: 10, currency: 'EUR' } }),
};
const openAt = (more: Parameters<typeof openWith>[2] = {}) => openWith(PATH, routes, { ...answers, ...more }, sampleAccount());
const description = () => screen.findByRole('textbox', { name: /Description/ });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send request' }));
const refused = (code: string, status: number, data: Record<string, unknown> = {}) =>
  new ApiFailure({ kind: 'http', ErrorCode: status, ErrorDescription: code, URL: '/', code, data });

describe('the request for a budget', () => {
  it('is sent with its entries, shows its number and links to the project', async () => {
    const { asked } = await openAt({ requestBudget: () => ({ id: 'r1', requestNumber: 'R00012' }) });
    await userEvent.type(await description(), 'Two deliveries.');
    const name = screen.getByRole('textbox', { name: /Project name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Hotel Sol');
    await send();
    expect(await screen.findByText('The project')).toBeTruthy();
    expect(await screen.findByText(/R00012/)).toBeTruthy();
    expect(asked.find(({ name: call }) => call === 'requestBudget')?.body).toEqual({
      siteLocation: 'ProjectDetails',
      catalogId: 16,
      lang: 'en',
      description: 'Two deliveries.',
      files: [],
      project: { id: PROJECT, version: 3 },
      changeProjectName: 'Hotel Sol',
    });
    expect(Object.keys(window.localStorage).filter((key) => key.includes('budget-request'))).toEqual([]);
  });

  it('shows errors at their fields, and sends nothing', async () => {
    const { asked } = await openAt();
    await userEvent.type(await description(), 'a;b');
    await send();
    expect((await description()).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(await description());
    expect(asked.some(({ name }) => name === 'requestBudget')).toBe(false);
  });

  it('is still there when the page is opened again', async () => {
    await openAt();
    await userEvent.type(await description(), 'Two deliveries.');
    cleanup();
    await openAt();
    expect(((await description()) as HTMLTextAreaElement).value).toBe('Two deliveries.');
  });

  it('of a changed project reloads it with a note and is sent again on the new version', async () => {
    let version = 3;
    const { asked } = await openAt({
      getBudgetRequestInfo: () => info({ project: { ...info().project, version } }),
      requestBudget: () => {
        if (version === 3) {
          version = 4;
          throw refused('version.conflict', 409, { currentVersion: 4 });
        }
        return { id: 'r1', requestNumber: 'R00012' };
      },
    });
    await userEvent.type(await description(), 'Two deliveries.');
    await send();
    expect(await screen.findByText('The project has changed in the meantime')).toBeTruthy();
    await waitFor(() => expect(asked.filter(({ name }) => name === 'getBudgetRequestInfo').length).toBe(2));
    await send();
    expect(await screen.findByText('The project')).toBeTruthy();
    const versions = asked
      .filter(({ name }) => name === 'requestBudget')
      .map(({ body }) => (body as { project: { version: number } }).project.version);
    expect(versions).toEqual([3, 4]);
  });

  it.each([
    ['without products', { project: { ...info().project, lines: 0 } }, 'Nothing to quote yet'],
    ['that is ordered or of others', { writable: false }, 'A quote cannot be requested here'],
  ])('of a project %s is not offered', async (_, differing, said) => {
    await openAt({ getBudgetRequestInfo: () => info(differing) });
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
  });

  it('of a project of the USA has a separate page', async () => {
    await openAt({ getBudgetRequestInfo: () => info({ project: { ...info().project, catalogId: 21 } }) });
    expect(await screen.findByText('The page of the USA')).toBeTruthy();
  });

  it('is listed beside the earlier ones', async () => {
    const before = {
      id: 'r0',
      requestNumber: 'R00007',
      createdAt: '2026-11-20T09:00:00Z',
      requestedByName: 'Ana Mas',
      description: 'In May',
      files: ['plan.pdf'],
    };
    await openAt({ getBudgetRequestInfo: () => info({ requests: [before] }) });
    expect(await screen.findByText('Requested on 20 Nov 2026')).toBeTruthy();
    expect([screen.getByText('R00007'), screen.getByText('by Ana Mas'), screen.getByText('plan.pdf')].length).toBe(3);
  });
});
