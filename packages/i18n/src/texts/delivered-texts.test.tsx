// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { I18nProvider } from '../react/language-context';
import { createI18n, switchLanguage } from './create-i18n';
import { type DeliverTexts, followDeliveredTexts } from './follow-delivered-texts';
import { layOverTexts } from './lay-over-texts';
import { loadTexts } from './load-texts';
import { textsVersion } from './texts-version';

afterEach(cleanup);

describe('texts laid over others', () => {
  const builtIn = { shell: { signIn: 'Sign in', pieces_one: '{{count}} piece' }, home: 'Home' };

  it('replace existing texts only', () => {
    expect(layOverTexts(builtIn, { shell: { signIn: 'Log in', more: 'New' }, other: 'x' })).toEqual({
      ...builtIn,
      shell: { ...builtIn.shell, signIn: 'Log in' },
    });
  });

  it('may leave out values, but may not name unknown ones', () => {
    expect(layOverTexts(builtIn, { shell: { pieces_one: 'one piece' } })).toMatchObject({ shell: { pieces_one: 'one piece' } });
    expect(layOverTexts(builtIn, { shell: { pieces_one: '{{number}} piece' } })).toEqual(builtIn);
  });

  it.each([null, 'text', 5, [], {}, { shell: null }, { shell: { signIn: 5 } }, { shell: { signIn: ' ' } }, { shell: 'x', home: {} }])(
    'stay as they were where %o is delivered',
    (delivered) => {
      expect(layOverTexts(builtIn, delivered)).toEqual(builtIn);
    },
  );

  it('take nothing from the prototype of the delivered object', () => {
    expect(layOverTexts({ constructor: 'Maker', toString: 'Text' } as never, {})).toEqual({ constructor: 'Maker', toString: 'Text' });
  });
});

describe('the version of texts', () => {
  it('changes with each letter and stays with the same texts', async () => {
    const texts = await loadTexts('en', 'widgets');
    const again = JSON.parse(JSON.stringify(texts));
    expect(textsVersion(again)).toBe(textsVersion(texts));
    expect(textsVersion(texts)).toMatch(/^[0-9a-f]{16}$/);
    expect(new Set(['', 'a', 'b', 'ab', 'ba'].map((text) => textsVersion({ text }))).size).toBe(5);
  });
});

const Word = () => {
  const { t } = useTranslation('common-front');
  return <p>{t('shell.signIn')}</p>;
};

describe('delivered texts', () => {
  const shown = async (deliver: DeliverTexts) => {
    const i18n = await createI18n('en', ['common-front']);
    render(
      <I18nProvider i18n={i18n}>
        <Word />
      </I18nProvider>,
    );
    await act(async () => followDeliveredTexts(i18n, deliver));
    return i18n;
  };

  it('are drawn as soon as they are there, over the built-in ones', async () => {
    await shown(async () => ({ shell: { signIn: 'Log in' } }));
    expect(screen.getByText('Log in')).toBeDefined();
  });

  it('that fail leave the built-in ones', async () => {
    await shown(() => Promise.reject(new Error('away')));
    expect(screen.getByText('Sign in')).toBeDefined();
  });

  it('are asked for once for each language and namespace, with the version that is built in', async () => {
    const deliver = vi.fn(async () => ({}));
    const i18n = await shown(deliver);
    await act(() => switchLanguage(i18n, 'de'));
    await act(async () => void i18n.addResourceBundle('de', 'eproject', await loadTexts('de', 'eproject'), true, true));
    await act(() => switchLanguage(i18n, 'en'));
    const version = async (language: 'en' | 'de', namespace: 'common-front' | 'eproject') =>
      textsVersion(await loadTexts(language, namespace));
    expect(deliver.mock.calls).toEqual([
      [{ domain: 'common-front', lang: 'en', version: await version('en', 'common-front') }],
      [{ domain: 'common-front', lang: 'de', version: await version('de', 'common-front') }],
      [{ domain: 'eproject', lang: 'de', version: await version('de', 'eproject') }],
      [{ domain: 'eproject', lang: 'en', version: await version('en', 'eproject') }],
    ]);
  });
});

it('of two language changes the later one wins', async () => {
  const i18n = await createI18n('en', ['common-front']);
  await Promise.all([switchLanguage(i18n, 'de'), switchLanguage(i18n, 'fr')]);
  expect(i18n.language).toBe('fr');
});
