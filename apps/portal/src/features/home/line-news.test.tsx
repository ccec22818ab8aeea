// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openAt } from '../../testing/open-at';
import { sampleAccount } from '../../testing/sample-account';
import { LineNewsCard } from './line-news';
import { WhatWaits } from './what-waits';

afterEach(cleanup);

const of = { modelName: 'Perla 30', referenceCode: '552523/2Z_31', projects: 2 };
const VISIT = {
  since: '2026-11-20T09:00:00Z',
  toFix: [{ projectId: 'p1', name: 'Casa Llull', lines: 2 }],
  news: [
    { kind: 'ended', ...of, modelName: 'Tramo drum', replacedBy: 'Tramo bowl' },
    { kind: 'moq', ...of, from: 1, to: 10 },
    { kind: 'weeks', ...of, from: 5, to: null },
    { kind: 'price', ...of, from: 350, to: 365.3, currency: 'EUR', net: true },
    { kind: 'price', ...of, from: 500, to: 520, currency: 'EUR', net: false },
  ],
};
const page = [{ path: '/', element: [<WhatWaits key="waits" />, <LineNewsCard key="news" className="" />] }];
const open = (visit: object) => openAt('/', page, { visitHome: () => visit, listOpenBudgets: () => ({ items: [] }) }, sampleAccount());

it('lists the changes of luminaires in projects, and links to open tasks', async () => {
  await open(VISIT);
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Tramo drum 552523/2Z_31is no longer made; Tramo bowl replaces it. In 2 of your projects.',
    'Perla 30 552523/2Z_31has a minimum order of 10 instead of 1. In 2 of your projects.',
    'Perla 30 552523/2Z_31has a new lead time: on request instead of 5 weeks. In 2 of your projects.',
    'Perla 30 552523/2Z_31now costs 365,30\u00a0€ net instead of 350,00\u00a0€. In 2 of your projects.',
    'Perla 30 552523/2Z_31now has a list price of 520,00\u00a0€ instead of 500,00\u00a0€. In 2 of your projects.',
  ]);
  expect((await screen.findByRole('link', { name: '2 lines to fix in Casa Llull' })).getAttribute('href')).toBe('/project/p1');
});

it('shows the date of the last change, and that there are no open tasks', async () => {
  await open({ ...VISIT, toFix: [], news: [] });
  expect(await screen.findByText(/^Nothing has changed .* since 20 Nov 2026\.$/)).toBeTruthy();
  expect(await screen.findByText('Nothing waits for you.')).toBeTruthy();
});
