// @vitest-environment happy-dom
import { createI18n } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BudgetLayout } from './budget-layout';

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
  expect([screen.getByText('Own cost').closest('[data-print]')?.getAttribute('data-print'), !!screen.queryByText('Quote')]).toEqual([
    'hidden',
    matches,
  ]);
  expect(screen.queryByText('Quote')?.closest('[data-print]') ?? null).toBeNull();
});
