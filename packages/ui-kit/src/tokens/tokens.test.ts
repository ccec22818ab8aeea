// @vitest-environment node
import { FINISHES, SECOND_FINISHES } from '@candil/catalogue';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { declarationsOf, readSheet } from './read-tokens';

const sheet = readSheet('theme.css');
const root = declarationsOf(sheet, '\n:root {');
const theme = declarationsOf(sheet.replaceAll(/@keyframes[\s\S]*?\n {2}}\n/g, ''), '@theme static');

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#cfe84a', '#cfe84a', 1],
])('contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

it('has the layers, times and widths of the specification', () => {
  expect(root).toMatchObject({
    '--layer-modal': '13000',
    '--layer-dropdown': '9999',
    '--motion-modal': '150ms',
    '--motion-skeleton': '1200ms',
    '--motion-dots': '1.25s',
  });
  // xs < 480, sm 480–767, md 768–1199, lg 1200–1599, xl from 1600; in rem, so that they follow the size of text.
  const widths = ['sm', 'md', 'lg', 'xl'].map((name) => Number.parseFloat(theme[`--breakpoint-${name}`] ?? '') * 16);
  expect(widths).toEqual([480, 768, 1200, 1600]);
  expect(declarationsOf(sheet, '[data-theme="light"]')['--color-skeleton']).toBe('#eeeeee');
});

it('has the palette by its names', () => {
  const names = [
    'lima',
    'secondary-lima',
    'pink',
    'secondary-pink',
    'gray-1',
    'gray-2',
    'gray-3',
    'gray-4',
    'gray-5',
    'gray-6',
    'white',
    'ink',
  ];
  expect(names.map((name) => theme[`--color-${name}`])).toEqual([
    ...['#cfe84a', '#f1f8cf', '#d63d78', '#fbe6ee'],
    ...['#f7f7f4', '#eeeeea', '#dcdcd6', '#a2a29a', '#67675f', '#33332f'],
    ...['#ffffff', '#161613'],
  ]);
});

const PLAIN_GROUNDS = ['ground', 'surface', 'raised', 'sunken', 'hover'];
const SIGNALS = ['attention', 'success', 'warning', 'error'];

/** Every text that may stand on every ground. `faint` and the plain signals are no texts; they draw lines and dots. */
const TEXT_ON_GROUND = [
  ...['text', 'muted', ...SIGNALS.map((name) => `${name}-text`)].flatMap((text) => PLAIN_GROUNDS.map((ground) => [text, ground] as const)),
  ...SIGNALS.flatMap((name) => ['text', 'muted', `${name}-text`].map((text) => [text, `${name}-soft`] as const)),
  ...['text', 'muted'].map((text) => [text, 'accent-soft'] as const),
  ...['accent', 'accent-hover'].map((ground) => ['on-accent', ground] as const),
  ...['inverse', 'inverse-hover'].map((ground) => ['on-inverse', ground] as const),
  ['text', 'thumb'] as const,
];
/** Frames of controls and the ring of the focus. */
const LINE_ON_GROUND = ['field-line', 'focus', ...SIGNALS].flatMap((line) =>
  ['ground', 'surface', 'raised'].map((ground) => [line, ground] as const),
);

describe.each(['light', 'dark'])('%s', (name) => {
  const tokens = declarationsOf(sheet, `\n[data-theme="${name}"]`);
  const colour = (token: string) => tokens[`--color-${token}`] ?? '';

  it.each(TEXT_ON_GROUND)('%s is readable on %s (AA, 4.5)', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(LINE_ON_GROUND)('%s is seen on %s (AA, 3)', (line, ground) => {
    expect(contrast(colour(line), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

/** Made from the catalogue: `pnpm run tokens` writes it anew, every other run compares. */
it('has a colour for each finish of the catalogue', async () => {
  const lines = [...FINISHES, ...SECOND_FINISHES].map(({ code, hex, name }) => `  --finish-${code}: ${hex}; /* ${name.en} */`);
  const head =
    '/* Colours of the finishes, by their two-character codes: use as bg-(--finish-31). Made from the catalogue by `pnpm run tokens`. */';
  await expect(`${head}\n:root {\n${lines.join('\n')}\n}\n`).toMatchFileSnapshot('../../css/finishes.css');
});
