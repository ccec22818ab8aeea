import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fieldOutOfBounds, roomDefaults, roomHtml, roomSteps } from '../page/room.mjs';
import { sheetOf } from '../page/sheet.mjs';

const FIXTURES = new URL('../fixtures/', import.meta.url);
const PAGE = new URL('../dist/light-sheet/', import.meta.url);
const sheetOfFixture = (name) => sheetOf(name, readFileSync(new URL(name, FIXTURES)));
const factIn = (html, name) => new RegExp(`<th scope="row">${name}</th><td>([^<]*)</td>`).exec(html)?.[1];

it('DC4 tells flux, ratings and oddities of every file, with four diagrams', () => {
  const files = readdirSync(FIXTURES).filter((name) => /\.(ies|ldt)$/.test(name));
  expect(files).toHaveLength(20);
  for (const name of files) {
    const { html, luminaire } = sheetOfFixture(name);
    expect(luminaire).toBeDefined();
    expect(html.match(/<svg /g)).toHaveLength(4);
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
  }
  const { html } = sheetOfFixture('two-lamp-sets.ldt');
  expect([factIn(html, 'Flux'), factIn(html, 'Light output ratio')]).toEqual([
    expect.stringMatching(/^40[456]\d lm$/),
    expect.stringMatching(/^7[78]\.\d %$/),
  ]);
  expect(html).toContain('Nothing odd');
  expect(sheetOfFixture('exported-utf16.ldt').html).toContain('Line 29, lampFlux: value.with-unit <code>1250 lm</code>');
});

it('DC4 says where a file cannot be read, and shows none of its markup', () => {
  const { html, luminaire } = sheetOf('<b>.ies', new TextEncoder().encode('<img>'));
  expect(luminaire).toBeUndefined();
  expect(html).toContain('&#60;b&#62;.ies');
  expect(html).toContain('Line 1, file: file.format-unknown <code>&#60;img&#62;</code>');
});

it('DC4 gives the lux of a room, and names what is out of bounds', () => {
  const values = { ...roomDefaults(), ceiling: 0, walls: 0, floor: 0, maintenance: 1 };
  const { luminaire } = sheetOfFixture('kuppel-1252.ldt');
  const computed = (asked) => {
    const steps = roomSteps(luminaire, asked);
    let step = steps.next();
    while (!step.done) step = steps.next();
    return Number(/>(\d+) lx</.exec(roomHtml(step.value, asked))?.[1]);
  };
  // Twelve domes of 710 lm over 20 m²: of an even ceiling the plane 1.95 m below gets 0.43 directly, of lights off the walls a little more.
  expect(computed(values) / ((12 * 710) / 20)).toBeGreaterThan(0.43);
  expect(computed(values) / ((12 * 710) / 20)).toBeLessThan(0.52);
  expect(computed({ ...values, walls: 50, ceiling: 70 })).toBeGreaterThan(computed(values));
  expect(fieldOutOfBounds(values)).toBeUndefined();
  expect(fieldOutOfBounds({ ...values, length: Number.NaN })?.name).toBe('length');
  expect(fieldOutOfBounds({ ...values, mounted: 3 })?.name).toBe('mounted');
});

it('DC4 draws the lux of the room as a map with levels', () => {
  const { luminaire } = sheetOfFixture('kuppel-1252.ldt');
  const steps = roomSteps(luminaire, roomDefaults());
  let step = steps.next();
  while (!step.done) step = steps.next();
  const html = roomHtml(step.value, roomDefaults());
  for (const level of ['50', '100', '200', '300', '500']) expect(html).toContain(`>${level}</text>`);
  expect(html).toContain('aria-label="Map of the lux on the work plane"');
});

it('DC5 breaks no label within a word', () => {
  const [, css] = /<style>([\s\S]*)<\/style>/.exec(readFileSync(new URL('index.html', PAGE), 'utf8'));
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
    selector: selector.trim().split(/\s*,\s*/),
    body,
  }));
  const breaking = rules
    .filter(({ body }) => /overflow-wrap: *(anywhere|break-word)|word-break: *break-/.test(body))
    .flatMap(({ selector }) => selector);
  expect(breaking.filter((name) => /\b(th|label|button|figcaption|form|table|body)\b/.test(name))).toEqual([]);
  expect(rules.some(({ selector, body }) => selector.includes('th') && body.includes('overflow-wrap: normal'))).toBe(true);
});

it('DC4 is packed as a page that opens from a disk: one document, one classic script', () => {
  expect(readdirSync(PAGE).sort()).toEqual(['index.html', 'page.global.js']);
  const html = readFileSync(new URL('index.html', PAGE), 'utf8');
  expect(html).toContain('<script src="page.global.js"></script>');
  const ids = readFileSync(new URL('../page/page.mjs', import.meta.url), 'utf8').matchAll(/at\('(\w+)'\)/g);
  for (const [, id] of ids) expect(html).toContain(`id="${id}"`);
});
