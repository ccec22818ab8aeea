import type { Page } from 'playwright-core';
import { NAMES_OF_TSX } from '../../browser';

/** What a page has drawn and rendered since it was last asked. */
export interface Watched {
  /** Frames in which WebGL drew, each with its draw calls and the milliseconds from its first call to its last. */
  readonly drawn: readonly { readonly calls: number; readonly milliseconds: number }[];
  /** What React rendered, in order: of each component the label of the first element that it gives, else its tag. */
  readonly rendered: readonly string[];
}

/** Runs in the page before anything else: counts draw calls of each frame, and hears of React's commits as its developer tools do. */
const install = () => {
  const seen: { drawn: { calls: number; milliseconds: number }[]; rendered: string[] } = { drawn: [], rendered: [] };
  Object.assign(window, { __seen: seen });

  let frame: { calls: number; first: number; last: number } | undefined;
  const prototype = WebGL2RenderingContext.prototype as unknown as Record<string, (...parameters: unknown[]) => unknown>;
  const isDraw = (name: string) => name.startsWith('draw') && name !== 'drawBuffers';
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
    const call = descriptor?.value;
    if (typeof call !== 'function' || name === 'constructor') continue;
    prototype[name] = function (this: unknown, ...parameters: unknown[]) {
      if (isDraw(name)) {
        frame ??= { calls: 0, first: performance.now(), last: 0 };
        frame.calls += 1;
        const given = call.apply(this, parameters);
        frame.last = performance.now();
        return given;
      }
      return call.apply(this, parameters);
    };
  }
  const tick = () => {
    if (frame) seen.drawn.push({ calls: frame.calls, milliseconds: frame.last - frame.first });
    frame = undefined;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);

  interface Fiber {
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly alternate: Fiber | null;
    readonly flags: number;
    readonly type: unknown;
    readonly stateNode: unknown;
  }
  const PERFORMED_WORK = 1;
  const elementOf = (fiber: Fiber | null): Element | undefined => {
    if (fiber === null) return undefined;
    return fiber.stateNode instanceof Element ? fiber.stateNode : elementOf(fiber.child);
  };
  const nameOf = (fiber: Fiber) => {
    if (typeof fiber.type === 'string' || fiber.type === null) return undefined;
    const element = elementOf(fiber);
    return element?.closest('[aria-label]')?.getAttribute('aria-label') ?? element?.tagName.toLowerCase() ?? 'nothing';
  };
  const walk = (next: Fiber, before: Fiber | null) => {
    const name = nameOf(next);
    if (name !== undefined && (next.flags & PERFORMED_WORK) !== 0) seen.rendered.push(name);
    if (before !== null && next.child === before.child) return;
    for (let child = next.child; child !== null; child = child.sibling) if (child !== child.alternate) walk(child, child.alternate);
  };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => walk(root.current, root.current.alternate),
    },
  });
};

export const watchPage = async (page: Page): Promise<void> => {
  await page.addInitScript(NAMES_OF_TSX);
  await page.addInitScript(install);
};

/** What was seen since the last time, which is forgotten. */
export const seenIn = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const { __seen: seen } = window as unknown as { __seen: { drawn: Watched['drawn'][number][]; rendered: string[] } };
    return { drawn: seen.drawn.splice(0), rendered: seen.rendered.splice(0) };
  });
