import type { CatalogId } from '@candil/domain';
// @vitest-environment happy-dom
import { createI18n, OFFERED_LANGUAGES, type OfferedLanguage } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type Entrance, EntranceProvider } from '../entrance';
import { Footer } from './footer';

afterEach(cleanup);

const openFooter = async (language: OfferedLanguage, webHost: string | undefined, catalogId: CatalogId = 16) => {
  const showFrame = vi.fn();
  const entrance = { version: '1.0.0', webHost, session: { showFrame } } as unknown as Entrance;
  render(
    <EntranceProvider value={entrance}>
      <I18nProvider i18n={await createI18n(language, ['common-front'])} catalogId={catalogId}>
        <Footer />
      </I18nProvider>
    </EntranceProvider>,
  );
  return { showFrame };
};
const addresses = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '');

it.each(OFFERED_LANGUAGES)('the footer links to the website in %s', async (language) => {
  await openFooter(language, 'www.candil.example', 21);
  await screen.findByRole('navigation');
  const external = addresses().filter((address) => address.startsWith('https:'));
  expect(external).toHaveLength(8);
  expect(external.filter((address) => !address.startsWith(`https://www.candil.example/${language}/`))).toEqual([]);
  expect(external.some((address) => address.includes('/usa/'))).toBe(true);
  expect(screen.getAllByRole('link').filter((link) => link.textContent?.trim() === '')).toEqual([]);
});

it('the footer links to no website where none is configured', async () => {
  await openFooter('en', undefined);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(addresses().filter((address) => !address.startsWith('mailto:'))).toEqual([]);
});

it('the footer links to the support form for all visitors', async () => {
  const { showFrame } = await openFooter('en', undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Support' }));
  expect(showFrame.mock.calls).toEqual([['support']]);
});
