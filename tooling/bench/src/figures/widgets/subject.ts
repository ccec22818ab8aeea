import type { Browser, CDPSession, Page } from 'playwright-core';

export type Kit = 'candil' | 'react-aria' | 'antd';
export type Widget = 'Table' | 'List' | 'Grid';

/** Selectors of a row in each kit that has the widget. */
const ROWS: Record<Widget, Partial<Record<Kit, string>>> = {
  Table: { candil: 'tr[data-row]', 'react-aria': '[role="row"]:has([role="rowheader"])', antd: '.ant-table-row' },
  Grid: { candil: '[role="row"][data-index]', antd: '.ant-table-row' },
  List: { candil: '[role="option"]', 'react-aria': '[role="option"]', antd: '.ant-select-item-option' },
};

/** Selectors of the cell of the first row that is written in. */
const WRITTEN: Partial<Record<Kit, string>> = { candil: '[data-index="0"] [data-column="3"]', antd: '.ant-table-row .note' };

const FRAMES = 40;
const STEP_PX = 480;

/** One widget of one kit in a page of its own. Costs are milliseconds of the page's main thread: script, style, layout and paint. */
export interface Subject {
  readonly kit: Kit;
  /** Types a letter into the field and waits until it is painted. */
  readonly typeCost: (key: string) => Promise<number>;
  /** Main thread per frame while the rows are scrolled fast. */
  readonly scrollCost: () => Promise<number>;
  /** Ends what is typed into the field or cell, and writes it. */
  readonly writeCost: () => Promise<number>;
  readonly clear: () => Promise<void>;
  readonly firstRow: () => Promise<string>;
  readonly drawnRows: () => Promise<number>;
  readonly close: () => Promise<void>;
}

const settled = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const taskMilliseconds = async (session: CDPSession) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

export const openSubject = async (browser: Browser, address: string, kit: Kit, widget: Widget): Promise<Subject> => {
  const page = await browser.newPage({ viewport: { width: 1100, height: 900 } });
  await page.goto(`${address}?kit=${kit}&widget=${widget}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const row = ROWS[widget][kit] ?? '';
  const field = page.locator(widget === 'Grid' ? (WRITTEN[kit] ?? '') : 'input#typed').first();
  await field.click();
  const cost = async (act: () => Promise<unknown>) => {
    await settled(page);
    const before = await taskMilliseconds(session);
    await act();
    await settled(page);
    return (await taskMilliseconds(session)) - before;
  };
  return {
    kit,
    typeCost: (key) => cost(() => page.keyboard.press(key)),
    writeCost: () => cost(() => page.keyboard.press('Enter')),
    scrollCost: async () => {
      const shown = page.locator(row).last();
      await shown.waitFor({ state: 'attached' });
      const scroller = await shown.evaluateHandle((element) => {
        let box: Element = element;
        while (box.parentElement && box.scrollHeight <= box.clientHeight + 1000) box = box.parentElement;
        return box;
      });
      const whole = await cost(() =>
        scroller.evaluate(
          async (element, [frames, step]) => {
            element.scrollTop = 0;
            for (let frame = 0; frame < frames; frame += 1) {
              element.scrollTop += step;
              await new Promise(requestAnimationFrame);
            }
            if (element.scrollTop < (frames * step) / 2) throw new Error('The rows do not scroll');
          },
          [FRAMES, STEP_PX] as const,
        ),
      );
      return whole / FRAMES;
    },
    clear: async () => {
      if (widget === 'Grid') {
        await page.keyboard.press('Escape');
        await page.evaluate(() => {
          for (const box of document.querySelectorAll('*')) if (box.scrollTop > 0) box.scrollTop = 0;
        });
        await field.click();
      } else await field.fill('');
      await settled(page);
    },
    firstRow: async () =>
      widget === 'Grid'
        ? ((await field.textContent()) ?? '')
        : page
            .locator(row)
            .first()
            .evaluate((element) => (element.querySelector('td, [role="rowheader"], .ant-table-cell') ?? element).textContent?.trim() ?? ''),
    drawnRows: () => page.locator(row).count(),
    close: () => page.close(),
  };
};
