import type { Page } from '@playwright/test';

/** Pixels that rounding of browsers may add. */
const SLACK = 2;

/**
 * Finds layout broken by large text in either direction of writing: a page that scrolls sideways, texts that are cut without an ellipsis or
 * stick out of their container.
 */
export const brokenLayout = (page: Page): Promise<string[]> =>
  page.evaluate((slack) => {
    const broken = new Set<string>();
    if (document.documentElement.scrollWidth > window.innerWidth) broken.add('the page is wider than its window');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || !node.textContent?.trim() || !holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      for (let box: Element | null = holder; box !== null && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const isForListeners = box.clientWidth <= 1 && style.display !== 'inline';
        // Dots at the end say that a text goes on; a region that scrolls shows the rest.
        if (isForListeners || style.position === 'fixed' || style.textOverflow === 'ellipsis' || /auto|scroll/.test(style.overflowX)) break;
        const inner = box.getBoundingClientRect();
        const isPast = text.right > inner.right + slack || text.left < inner.left - slack;
        const isCut = /hidden|clip/.test(style.overflowX) && isPast;
        const sticksOut =
          isPast && box.matches('button, a, [role="tab"], [role="option"], td, th') && !/inline$|contents/.test(style.display);
        if (!isCut && !sticksOut) continue;
        broken.add(`“${holder.textContent?.trim().slice(0, 60)}” ${isCut ? 'is cut' : 'sticks out'}`);
        break;
      }
    }
    return [...broken];
  }, SLACK);
