import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { BREADTH } from './breadth';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

const found = async (axe: AxeBuilder): Promise<string[]> => {
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

/** What keeps someone from using the page: all rules in light, then in the proof the contrasts in dark, for between themes nothing but colours differs. */
export const barriers = async (page: Page): Promise<string[]> => {
  await turn(page, 'light');
  const light = await found(new AxeBuilder({ page }).withTags(LEVELS));
  if (BREADTH === 'test') return light;
  await turn(page, 'dark');
  const dark = await found(new AxeBuilder({ page }).withRules(['color-contrast']));
  return [...light, ...dark.map((text) => `in dark, ${text}`)];
};

/** By how many pixels the page is wider than the window; 0 where it fits. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** The widths that every screen is made for: a phone's, a tablet's, a desk's. */
export const WIDTHS = [390, 1024, 1440] as const;
