import { describe, expect, it } from 'vitest';
import { OFFERED_LANGUAGES } from '../language/languages.data';
import { createI18n, switchLanguage } from './create-i18n';

describe('texts', () => {
  it('are there as soon as the instance is', async () => {
    const i18n = await createI18n('de');
    expect(i18n.t('eproject:project.addProduct')).toBe('Produkt hinzufügen');
  });

  it.each(OFFERED_LANGUAGES)('are there in %s', async (language) => {
    const i18n = await createI18n(language, ['eproject']);
    expect(i18n.language).toEqual(language);
    expect(i18n.exists('eproject:project.addProduct')).toBe(true);
  });

  it('choose the plural form of the language', async () => {
    const i18n = await createI18n('en');
    expect([0, 1, 2].map((count) => i18n.t('shell.pieces', { count }))).toEqual(['0 pieces', '1 piece', '2 pieces']);
    expect([0, 1, 2].map((count) => i18n.t('eproject:configurator.complete', { count }))).toEqual([
      'Complete',
      '1 choice open',
      '2 choices open',
    ]);
  });

  it('follow a change of language', async () => {
    const i18n = await createI18n('en', ['common-front']);
    await switchLanguage(i18n, 'us');
    expect(i18n.t('shell.catalogue.label')).toBe('Catalog');
    expect(i18n.hasResourceBundle('us', 'eproject')).toBe(false);
  });
});
