// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const base = readFileSync(new URL('../../css/base.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const ruleOf = (selector: string) => new RegExp(`(?:^|\\n) *${selector} \\{([^}]*)\\}`).exec(base)?.[1] ?? '';

it('lets the page itself scroll, so that what holds it still makes no scroll container of the body', () => {
  // With `overflow` on the root, `overflow: hidden` of the body no longer reaches the window, and sticky parts leave the view.
  expect(ruleOf('html')).not.toMatch(/overflow/);
  expect(ruleOf('html')).toContain('scrollbar-gutter: stable');
});
