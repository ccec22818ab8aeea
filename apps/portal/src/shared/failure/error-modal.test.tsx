// @vitest-environment happy-dom
import { createI18n } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answered } from '../../testing/sample-failure';
import { type Portal, PortalProvider } from '../portal';
import { ErrorModal } from './error-modal';

afterEach(cleanup);

const open = async (supportEmail: string | undefined) => {
  const [dismiss, showFrame] = [vi.fn(), vi.fn()];
  const portal = { failures: { dismiss }, session: { showFrame }, supportEmail } as unknown as Portal;
  render(
    <PortalProvider value={portal}>
      <I18nProvider i18n={await createI18n('en')}>
        <ErrorModal shown={{ failure: answered(500, 'service.failure'), action: undefined } as never} />
      </I18nProvider>
    </PortalProvider>,
  );
  return { dismiss, showFrame };
};

it('an error links to the support form, and names the address that the operator has set', async () => {
  const { dismiss, showFrame } = await open('help@lamps.example');
  expect(screen.getByRole('link', { name: 'help@lamps.example' }).getAttribute('href')).toBe('mailto:help@lamps.example');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for support' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
  expect(showFrame.mock.calls).toEqual([['support']]);
});

it('without an address only the form is named', async () => {
  await open(undefined);
  expect(screen.queryByRole('link')).toBeNull();
});
