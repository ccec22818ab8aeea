import { describe, expect, it } from 'vitest';
import { loadDrawingTexts } from '../drawing/load-drawing-texts';
import { OFFERED_LANGUAGES } from '../language/languages.data';
import { createI18n } from './create-i18n';
import { addDrawingTexts } from './drawing-texts';
import { loadTexts } from './load-texts';
import { textsVersion } from './texts-version';

describe.each(OFFERED_LANGUAGES)('the first texts of a drawing in %s', (language) => {
  it('are there without those of other screens, and then all are, in the version of the whole', async () => {
    const i18n = await createI18n(language, ['widgets']);
    const addOthers = await addDrawingTexts(i18n, language, await loadDrawingTexts(language));
    const keys = ['editor:panels.start.title', 'editor:board.title'];
    const whole = await loadTexts(language, 'editor');
    expect(i18n.exists('editor:belts.start.draw')).toBe(true);
    expect(Object.keys(i18n.getResourceBundle(language, 'editor'))).toHaveLength(5);
    expect(keys.map((key) => i18n.exists(key))).toEqual([true, false]);
    await addOthers();
    expect(i18n.getResourceBundle(language, 'editor')).toEqual(whole);
    expect(textsVersion(i18n.getResourceBundle(language, 'editor'))).toBe(textsVersion(whole));
  });
});
