import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright-core';

interface Reply {
  readonly id?: number;
  readonly result?: { readonly result?: { readonly value?: unknown }; readonly exceptionDetails?: { readonly text: string } };
  readonly error?: { readonly message: string };
}

/** A page of its own browser context, driven from outside. */
export interface UnwatchedPage {
  /** Evaluates an expression in the page and returns its value as JSON carries it; waits for a promise. */
  evaluate(expression: string): Promise<unknown>;
  /** Forgets the cookies of these names, or all. */
  forgetCookies(...names: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Sends commands to one page and hands their answers back by number. */
const commandsOf = (browser: CDPSession, sessionId: string) => {
  const waiting = new Map<number, (reply: Reply) => void>();
  browser.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const reply: Reply = JSON.parse(event.message);
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  let last = 0;
  return async (method: string, params: object): Promise<Reply> => {
    last += 1;
    const id = last;
    const answered = new Promise<Reply>((resolve) => waiting.set(id, resolve));
    await browser.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    const reply = await answered;
    waiting.delete(id);
    return reply;
  };
};

/**
 * Opens a page without request events. A driver receives an event for every request of its pages, and a browser that sends them takes
 * twice as long to start one, unlike browsers of users.
 */
export const openUnwatchedPage = async (browser: Browser, url: string): Promise<UnwatchedPage> => {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', { url, browserContextId });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const command = commandsOf(session, sessionId);
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result, error } = await command('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    const failure = error?.message ?? result?.exceptionDetails?.text;
    if (failure !== undefined) throw new Error(`The page failed: ${failure}`);
    return result?.result?.value;
  };
  // Before its first document a page has nothing that could evaluate.
  const isOpen = async (): Promise<boolean> => (await evaluate('location.href').catch(() => undefined)) === url;
  while (!(await isOpen())) await pause(20);
  return {
    evaluate,
    forgetCookies: async (...names) => {
      const { cookies } = await session.send('Storage.getCookies', { browserContextId });
      await session.send('Storage.clearCookies', { browserContextId });
      const kept = names.length === 0 ? [] : cookies.filter(({ name }) => !names.includes(name));
      if (kept.length > 0) await session.send('Storage.setCookies', { cookies: kept, browserContextId });
    },
    close: async () => {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
};
