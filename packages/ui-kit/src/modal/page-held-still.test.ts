// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const base = readFileSync(new URL('../../css/base.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const ruleOf = (selector: string) => base.split(`${selector} {`)[1]?.split('}')[0] ?? '';

it('lets the page itself scroll, so that the scroll lock does not make the body a scroll container', () => {
  // With `overflow` on the root, `overflow: hidden` of the body no longer reaches the window, and sticky parts leave the view.
  expect(ruleOf('\n  html')).not.toMatch(/overflow/);
});

it('keeps the scrollbar of a short page, so that the width stays while it grows', () => {
  expect(ruleOf('html:not([data-whole-window])')).toContain('min-height: calc(100vh + 1px)');
});
