import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { BREADTH } from './breadth';
import { brokenLayout } from './broken-layout';
import { expect, type Sweep, test } from './gallery';
import { storiesBuilt } from './stories-built';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** A story is a part of a page, so what only a whole page can have is not asked of it. */
const ON_A_PAGE: RunOptions = {
  rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false }, 'landmark-one-main': { enabled: false } },
};
/** Between themes nothing but colours differs. */
const COLOURS: RunOptions = { runOnly: ['color-contrast'] };

const findings = async ({ page }: Sweep, options: RunOptions): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate((given) => {
    const { axe } = window as unknown as { axe: { run: (context: unknown, options: RunOptions) => Promise<AxeResults> } };
    // Radix marks its focus guards hidden though they take focus for an instant.
    return axe.run({ include: [['body']], exclude: [['[data-radix-focus-guard]']] }, { ...given, resultTypes: ['violations'] });
  }, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary ?? ''}`).join(' | ')}`);
};

for (const { id, title, name } of storiesBuilt())
  test(`${title}: ${name}`, async ({ sweep }) => {
    await sweep.setTheme('light');
    const complaints = await sweep.show(id);
    const light = await findings(sweep, ON_A_PAGE);
    const broken: string[] = [];
    let dark: string[] = [];
    if (BREADTH === 'proof') {
      await sweep.setTheme('dark');
      dark = await findings(sweep, COLOURS);
    }
    for (const direction of BREADTH === 'proof' ? (['ltr', 'rtl'] as const) : []) {
      await sweep.setFrame({ direction, text: '200%' });
      broken.push(...(await brokenLayout(sweep.page)).map((text) => `${direction} at 200 %: ${text}`));
    }
    await sweep.setFrame({});
    expect({ complaints, light, dark, broken }).toEqual({ complaints: [], light: [], dark: [], broken: [] });
  });
