import { expect, it } from 'vitest';
import { readSettings, settingsWith } from './settings';

const at = (search: string, pathname = '/iframe/plusminus-drawing-configurator') => readSettings({ pathname, search }, ['fr-CH', 'en']);
const plain = { app: 'plusminus-drawing-configurator', language: 'fr', catalogId: 16, theme: 'auto', prices: 'none' };

it.each([
  ['', plain],
  ['?locale=us&catalog=21&theme=dark&prices=gross', { ...plain, language: 'us', catalogId: 21, theme: 'dark', prices: 'gross' }],
  ['?locale=xx&catalog=99&theme=pink&prices=net', plain],
])('reads %s', (search, settings) => {
  expect(at(search)).toEqual(settings);
});

it('reads the application from the address, with precedence for the page', () => {
  expect(at('', '/iframe/plusminus-export3d/').app).toBe('plusminus-export3d');
  expect(settingsWith(at('?prices=gross'), { locale: 'de', theme: 'light' })).toEqual({
    ...plain,
    language: 'de',
    theme: 'light',
    prices: 'gross',
  });
});
