import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { BREADTH } from './breadth';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/**
 * Violations with their places; of what is right nothing is written down. In the legacy mode axe ends where it ran instead of in a page of
 * its own, which costs half; frames of the same origin, the only ones of our screens, are read all the same.
 */
const found = async (page: Page, type: 'tag' | 'rule', values: string[]): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], runOnly: { type, values } }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/** Turns the theme of the system and waits until every colour has arrived. */
const turn = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const turning = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await drawn();
    while (turning().length > 0) {
      await Promise.allSettled(turning().map(({ finished }) => finished));
      await drawn();
    }
  });
};

/** Finds accessibility barriers: by all rules in light, then in the proof by contrast in dark, as themes only differ in colours. */
export const barriers = async (page: Page): Promise<string[]> => {
  await turn(page, 'light');
  const light = await found(page, 'tag', LEVELS);
  if (BREADTH === 'test') return light;
  await turn(page, 'dark');
  const dark = await found(page, 'rule', ['color-contrast']);
  return [...light, ...dark.map((text) => `in dark, ${text}`)];
};

/** Order of headings, names of landmarks, roles of elements and sizes of targets: they change with the width, as its parts do. */
const STRUCTURE = [
  'heading-order',
  'landmark-unique',
  'landmark-no-duplicate-main',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'aria-allowed-role',
  'target-size',
];

/** Finds faults of the structure of a page at its present width. */
export const structureFaults = (page: Page): Promise<string[]> => found(page, 'rule', STRUCTURE);

/** Pixels by which the page is wider than the window; 0 where it fits. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** The widths that every screen is made for: a phone's, a tablet's, a desk's. */
export const WIDTHS = [390, 1024, 1440] as const;

/** Names of the controls in sight that something else lies over: a press in their middle would not reach them. */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, [role="radio"], [role="slider"]')];
    return controls.flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width === 0 || height === 0 || x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) return [];
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      // Content scrolled out of its own list does not count as covered.
      for (let around = control.parentElement; around !== null; around = around.parentElement) {
        const edge = around.getBoundingClientRect();
        const isCut = getComputedStyle(around).overflow !== 'visible';
        if (isCut && (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom)) return [];
      }
      const met = document.elementFromPoint(x, y);
      const isOwn = met !== null && (control.contains(met) || met.contains(control) || met.closest('label')?.contains(control));
      return isOwn ? [] : [control.getAttribute('aria-label') ?? control.textContent ?? ''];
    });
  });
