// @vitest-environment happy-dom
import type { ApiClient } from '@candil/api-client';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { isRouteErrorResponse, type LoaderFunctionArgs, useLocation, useRouteError } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Portal } from '../shared/portal';
import { openAt } from '../testing/open-at';
import { answered, unreachable } from '../testing/sample-failure';
import { Component, loader } from './short-budget';

afterEach(cleanup);

const PAGE = { id: 'b1', projectId: 'p1', budgetNumber: 'B2026-00042-R2' };
const Found = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};
const Fault = () => {
  const thrown = useRouteError();
  return <p>{isRouteErrorResponse(thrown) ? `status ${thrown.status}` : 'no answer'}</p>;
};

/** Opens a short address with a service that gives one answer; returns the numbers that it was asked for. */
const open = async (path: string, answer: () => unknown) => {
  const asked: unknown[] = [];
  const call = async ({ name }: { name: string }, request: { params?: object }) => {
    asked.push([name, request.params]);
    return answer();
  };
  const portal = { client: { call } as unknown as ApiClient, queries: new QueryClient() } as Portal;
  const routes = [
    {
      path: '/q/:budgetNumber',
      Component,
      loader: async (args: LoaderFunctionArgs) => (await loader?.(args, portal)) ?? null,
      ErrorBoundary: Fault,
    },
    { path: '/project/:projectId/generate-budget', Component: Found },
  ];
  await openAt(path, routes, {});
  return asked;
};

it('leads to the budget, as a code of capitals writes it', async () => {
  const asked = await open('/Q/B2026-00042-R2', () => PAGE);
  expect(await screen.findByText('/project/p1/generate-budget?budget=b1')).toBeTruthy();
  expect(asked).toEqual([['findBudgetByNumber', { budgetNumber: 'B2026-00042-R2' }]]);
});

it('reads a number in small letters', async () => {
  expect(await open('/q/b2026-00042-r2', () => PAGE)).toEqual([['findBudgetByNumber', { budgetNumber: 'B2026-00042-R2' }]]);
});

it.each([
  [403, 'budget.not-found'],
  [403, 'access.denied'],
  [404, 'route.not-found'],
])('answers %i %s with the page for what does not exist', async (status, code) => {
  await open('/q/B2026-00042', () => {
    throw answered(status, code);
  });
  expect(await screen.findByText('status 404')).toBeTruthy();
});

it.each(['7', 'B2026-0', 'B2026-042', `B2026-${'9'.repeat(2000)}`, '%00'])('asks nobody about %s', async (text) => {
  const asked = await open(`/q/${text}`, () => PAGE);
  expect(await screen.findByText('status 404')).toBeTruthy();
  expect(asked).toEqual([]);
});

it('says that no answer came, and not that there is no such budget', async () => {
  await open('/q/B2026-00042', () => {
    throw unreachable();
  });
  expect(await screen.findByText('no answer')).toBeTruthy();
});
