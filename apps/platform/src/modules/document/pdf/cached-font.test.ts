import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { cachedFont } from './cached-font';

const file = readFileSync(createRequire(import.meta.url).resolve('@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf'));
const open = (): Font => {
  const opened = create(file);
  if (!('layout' in opened)) throw new Error('The file holds one font');
  return opened;
};

/** The widths of characters, in units of the font. */
const advances = (font: Font, text: string, features?: string[]) => font.layout(text, features).positions.map(({ xAdvance }) => xAdvance);
const charactersOf = (font: Font, text: string) =>
  String.fromCodePoint(...font.layout(text).glyphs.flatMap(({ codePoints }) => codePoints));

describe('a font with cached layouts', () => {
  it('lays out a text once', () => {
    const font = open();
    const { layout } = font;
    let calls = 0;
    font.layout = (...args) => {
      calls += 1;
      return layout.apply(font, args);
    };
    const cached = cachedFont(open(), font);
    for (let time = 0; time < 3; time += 1) [cached.layout('1.450,00'), cached.layout('1.450,00', ['tnum'])];
    expect(calls).toBe(2);
  });

  it('lays out as the font does, with and without features', () => {
    const [font, cached] = [open(), cachedFont(open(), open())];
    for (const text of ['1.111,11 €', 'office', 'Łódź']) {
      expect(advances(cached, text)).toEqual(advances(font, text));
      expect(advances(cached, text, ['tnum'])).toEqual(advances(font, text, ['tnum']));
    }
    expect(advances(cached, '111', ['tnum'])).not.toEqual(advances(cached, '111'));
  });

  it('gives each caller positions of its own, as pdfkit scales them in place', () => {
    const cached = cachedFont(open(), open());
    const before = advances(cached, 'Dome');
    const run = cached.layout('Dome');
    for (const position of run.positions) position.xAdvance *= 2;
    expect(run.advanceWidth).toBe(2 * before.reduce((sum, advance) => sum + advance, 0));
    expect(advances(cached, 'Dome')).toEqual(before);
  });

  it('names characters after a document has embedded letters that are composed of others', () => {
    const cached = cachedFont(open(), open());
    const subset = cached.createSubset();
    for (const glyph of cached.layout('ź').glyphs) subset.includeGlyph(glyph);
    subset.encode();
    expect(charactersOf(cached, 'pizza')).toBe('pizza');
  });

  it('names the characters of the text at hand where one glyph shows two', () => {
    const font = open();
    const [micro, mu] = ['\u00B5', '\u03BC'];
    expect(font.glyphForCodePoint(0xb5).id).toBe(font.glyphForCodePoint(0x3bc).id);
    const cached = cachedFont(open(), open());
    expect([micro, mu, 'ffi', `5 ${micro}m`].map((text) => charactersOf(cached, text))).toEqual([micro, mu, 'ffi', `5 ${micro}m`]);
  });
});
