import type { Frame } from '@playwright/test';

/** Pixels that rounding of browsers may add. */
const SLACK = 2;

/** Finds layout broken by longer texts: a page that scrolls sideways, marked texts that are cut or stick out of their container. */
export const brokenLayout = (frame: Frame): Promise<string[]> =>
  frame.evaluate((slack) => {
    const broken: string[] = [];
    const nameOf = (element: Element) => `<${element.tagName.toLowerCase()}> “${(element.textContent ?? '').trim().slice(0, 60)}”`;
    const clips = (value: string) => value === 'hidden' || value === 'clip';

    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    if (sideways > 0) {
      const isPastEdge = (element: Element) => element.getBoundingClientRect().right > window.innerWidth + 0.5;
      const widest = [...document.body.querySelectorAll('*')].find(
        (element) => isPastEdge(element) && ![...element.children].some(isPastEdge),
      );
      broken.push(`the page is ${sideways} px wider than the window${widest ? `, by ${nameOf(widest)}` : ''}`);
    }
    /** Visible to screen readers only. */
    const isForListeners = (element: Element) => element.clientWidth <= 1 || element.clientHeight <= 1;

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (
        holder === null ||
        !node.textContent?.includes('⟦') ||
        !holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      for (let box: Element | null = holder; box !== null && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (isForListeners(box) || style.position === 'fixed') break;
        const inner = box.getBoundingClientRect();
        const cutsAcross =
          clips(style.overflowX) &&
          (text.right > inner.right + slack ||
            text.left < inner.left - slack ||
            (box === holder && box.scrollWidth > box.clientWidth + slack));
        const cutsDown = clips(style.overflowY) && box === holder && box.scrollHeight > box.clientHeight + slack;
        const sticksOut =
          box.matches('button, a, [role="tab"], [role="option"], td, th') &&
          text.right > inner.right + slack &&
          style.display !== 'contents' &&
          style.display !== 'inline';
        if (cutsAcross || cutsDown) broken.push(`${nameOf(holder)} is cut`);
        else if (sticksOut) broken.push(`${nameOf(holder)} sticks out of ${nameOf(box)}`);
        if (cutsAcross || cutsDown || sticksOut || style.overflowX === 'auto' || style.overflowX === 'scroll') break;
      }
    }
    return [...new Set(broken)];
  }, SLACK);
