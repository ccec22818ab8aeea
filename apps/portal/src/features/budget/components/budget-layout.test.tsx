// @vitest-environment happy-dom
import { createI18n } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { controlsOnPaper } from '../../../testing/controls-on-paper';
import { openAt } from '../../../testing/open-at';
import { SAMPLE_BUDGET, SAMPLE_SOURCE } from '../testing/sample-budget';
import { BudgetLayout } from './budget-layout';
import { BudgetScreen } from './budget-screen';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([true, false])('keeps the form, with own cost in it, off paper where there is room for both: %s', async (matches) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => undefined, removeEventListener: () => undefined }));
  render(
    <I18nProvider i18n={await createI18n('en')}>
      <BudgetLayout view="form" onView={() => undefined} form={<p>Own cost</p>} sheet={<p>Quote</p>} />
    </I18nProvider>,
  );
  expect(screen.getByText('Own cost').closest('[data-print]')?.getAttribute('data-print')).toBe('hidden');
  expect(!!screen.queryByText('Quote')).toEqual(matches);
  expect(screen.queryByText('Quote')?.closest('[data-print]') ?? null).toBeNull();
});

const screens = [{ path: '/', Component: () => <BudgetScreen projectId={SAMPLE_SOURCE.project.id} /> }];
const answers = { getProjectForBudget: () => SAMPLE_SOURCE, listBudgets: () => ({ items: [] }) };

it.each([true, false])('prints no control beside the document of a budget that is being made (room for both: %s)', async (matches) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => undefined, removeEventListener: () => undefined }));
  await openAt('/', screens, answers);
  await screen.findByRole('textbox', { name: 'Client' });
  expect(controlsOnPaper()).toEqual([]);
});

it('prints the document from the form too, where there is room for one of them', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  await openAt('/', screens, answers);
  const client = await screen.findByRole('textbox', { name: 'Client' });
  const sheet = () => screen.queryByRole('article', { name: 'The document' });
  expect(sheet()).toBeNull();
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    // At once: the browser reads the page as soon as it has been told.
    expect(document.querySelector('article')).not.toBeNull();
  });
  expect(sheet()?.closest('[data-print="hidden"]')).toBeNull();
  expect(controlsOnPaper()).toEqual([]);
  expect(client.isConnected).toBe(true);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(sheet()).toBeNull();
});

it('prints no control beside the document of an issued budget', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  await openAt(`/?budget=${SAMPLE_BUDGET.id}`, screens, { ...answers, getBudget: () => SAMPLE_BUDGET });
  await screen.findByRole('region', { name: /B2026-00042/ });
  expect(controlsOnPaper()).toEqual([]);
});
