import type { SavedDocument } from '@candil/domain';
import { type Product, type Session, signIn } from '@candil/product';
import type { Browser, Page } from 'playwright-core';
import { watchPage } from '../../watch-page';
import { objectBytes } from './objects-held';

const EMAIL = 'distributor@candil.example';

/** Saves a configuration in a project of its own; the address under which a configurator opens it to be changed. */
export const saveComposition = async (
  session: Session,
  name: string,
  document: SavedDocument,
  configurator = 'crea-configurator',
): Promise<string> => {
  const project = await session.call('POST', '/v1/projects', { name });
  const saved = await session.call('POST', `/v1/projects/${project.body.id}/configurations`, {
    version: project.body.version,
    document,
    furniture: [],
  });
  if (saved.status >= 300) throw new Error(`Saving ${name} answered ${saved.status}: ${JSON.stringify(saved.body).slice(0, 400)}`);
  return `/project/${project.body.id}/product/${saved.body.productId}/${configurator}/edit`;
};

/** A signed-in page, with the costs of its main thread in processor time, which does not depend on other load. */
export interface EditorPage {
  readonly page: Page;
  /** Milliseconds of script and of all tasks since the page began. */
  costs(): Promise<{ readonly script: number; readonly task: number }>;
  /** Moves the pressed mouse without the script that Playwright would run in the page for it. */
  drag(x: number, y: number): Promise<void>;
  /** Bytes of the objects that the page holds, and of its whole heap, with machine code, after garbage collection. */
  heap(): Promise<{ readonly objects: number; readonly whole: number }>;
  /** Slows the processor of the page down by this factor; 1 = not at all. */
  slowDown(rate: number): Promise<void>;
  close(): Promise<void>;
}

export const openEditorPage = async (browser: Browser, product: Product): Promise<EditorPage> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 700 }, locale: 'en-GB', timezoneId: 'Europe/Madrid' });
  const { cookie } = await signIn(product.url, EMAIL);
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: product.url };
  });
  await context.addCookies([...cookies, { name: 'language', value: 'en', url: product.url }]);
  const page = await context.newPage();
  await watchPage(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    page,
    costs: async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
      return { script: of('ScriptDuration'), task: of('TaskDuration') };
    },
    drag: async (x, y) => void (await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: 'left', buttons: 1 })),
    heap: async () => {
      const objects = await objectBytes(session);
      const { metrics } = await session.send('Performance.getMetrics');
      return { objects, whole: metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0 };
    },
    slowDown: async (rate) => void (await session.send('Emulation.setCPUThrottlingRate', { rate })),
    close: () => context.close(),
  };
};
