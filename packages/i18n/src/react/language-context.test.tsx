// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { i18n as I18n } from 'i18next';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import type { OfferedLanguage } from '../language/languages.data';
import { createI18n } from '../texts/create-i18n';
import { I18nProvider, useFailureMessage, useFormat, useLanguage } from './language-context';

afterEach(cleanup);

let choose: (language: OfferedLanguage) => Promise<void>;

const Screen = () => {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  const format = useFormat();
  const words = useFailureMessage();
  choose = setLanguage;
  return (
    <p>
      {language} {t('shell.signIn')} {format.day('11/01/2027')} {words({ code: 'session.expired' }).title}
    </p>
  );
};

it('draws texts, days and failures in the language shown, and all of them in the next one', async () => {
  const i18n = await createI18n('en', ['common-front']);
  render(
    <I18nProvider i18n={i18n}>
      <Screen />
    </I18nProvider>,
  );
  expect(screen.getByText('en Sign in 11 Jan 2027 Your session has ended')).toBeDefined();
  expect(document.documentElement.lang).toBe('en-GB');
  expect(document.documentElement.dir).toBe('ltr');

  await act(() => choose('de'));
  expect(screen.getByText('de Anmelden 11. Jan. 2027 Ihre Sitzung ist abgelaufen')).toBeDefined();
  expect(document.documentElement.lang).toBe('de-DE');
  expect(document.cookie).toContain('language=de');
});

/** Texts arrive after it was drawn and before anything in it listens. */
const Delivering = ({ i18n }: { i18n: I18n }) => {
  useLayoutEffect(() => {
    i18n.addResource('en', 'common-front', 'shell.signIn', 'Come in');
    i18n.emit('languageChanged', 'en');
  }, [i18n]);
  return <p>{useTranslation('common-front').t('shell.signIn')}</p>;
};

it('draws texts that change after a screen was drawn and before it listens', async () => {
  const i18n = await createI18n('en', ['common-front']);
  render(
    <I18nProvider i18n={i18n}>
      <Delivering i18n={i18n} />
    </I18nProvider>,
  );
  expect(await screen.findByText('Come in')).toBeDefined();
});

const Lost = () => <p>{useFormat().watts(1)}</p>;

it('names the hook without a provider', () => {
  expect(() => render(<Lost />)).toThrow('useFormat needs an I18nProvider above');
});
