import type { Page } from '@playwright/test';

/** Most a page may shift while it loads, of the window's height times the part that moved. */
export const LAYOUT_SHIFT_MAX = 0.02;

/** What Chromium reports; the DOM's types do not name it. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

interface Watched {
  layoutShifts?: () => { readonly sum: number; readonly moved: readonly string[] };
}

/** Runs in the page, before its own program: keeps the shifts that no press or key explains, with the elements that moved. */
const watch = () => {
  let sum = 0;
  const moved: string[] = [];
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'a removed element';
    return `${element.tagName.toLowerCase()} "${(element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
  };
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const { value, hadRecentInput, sources } = entry as Shift;
      if (hadRecentInput) continue;
      sum += value;
      moved.push(`${value.toFixed(4)}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`);
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  (globalThis as Watched).layoutShifts = () => {
    add(observer.takeRecords());
    return { sum, moved };
  };
};

/** Watches the shifts of every page that is opened from now on. */
export const watchLayoutShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(watch);
};

/** Sum of the shifts since the page was opened, and each of them with the beginning of the text that moved. */
export const layoutShifts = (page: Page): Promise<{ readonly sum: number; readonly moved: readonly string[] }> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // A shift is reported with the frame after the one that it happened in.
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const read = (globalThis as Watched).layoutShifts;
    if (read === undefined) throw new Error('The page was opened before its shifts were watched.');
    return read();
  });
