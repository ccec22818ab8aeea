// @vitest-environment happy-dom
import { createI18n } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OfflineLine } from './offline-line';

afterEach(() => {
  onlineManager.setOnline(true);
  cleanup();
});

it('appears without a connection, and disappears with it', async () => {
  const i18n = await createI18n('de', ['common-front']);
  render(
    <I18nProvider i18n={i18n} catalogId={16}>
      <OfflineLine />
    </I18nProvider>,
  );
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  act(() => onlineManager.setOnline(false));
  expect(status.textContent).toBe(i18n.t('shell.offline', { ns: 'common-front' }));
  act(() => onlineManager.setOnline(true));
  expect(status.textContent).toBe('');
});
