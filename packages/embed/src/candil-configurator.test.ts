import { readFileSync } from 'node:fs';
import { type EmbedToHost, embedMessageOf } from '@candil/contract/embed';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import './define';
import type { CandilConfigurator } from './candil-configurator';

const PLATFORM = 'https://portal.test';
const summary = { pieces: 2, lights: 1, watts: 9, lumens: 700, weeks: 4, price: null };
const hash = '0123456789abcdef';

let element: CandilConfigurator;
const frame = () => element.shadowRoot?.querySelector('iframe') as HTMLIFrameElement;
const nonce = () => new URLSearchParams(new URL(frame().src).hash.slice(1)).get('nonce') ?? '';

beforeEach(() => {
  element = document.createElement('candil-configurator');
});
afterEach(() => {
  element.remove();
  vi.restoreAllMocks();
});

/** Puts the element on the page and answers as its frame; what the frame hears is kept. */
const connect = async (attributes: Readonly<Record<string, string>> = {}, from: Partial<MessageEventInit> = {}) => {
  for (const [name, value] of Object.entries({ src: PLATFORM, ...attributes })) element.setAttribute(name, value);
  document.body.append(element);
  const { port1, port2 } = new MessageChannel();
  const heard: { id: number; type: string; payload: unknown }[] = [];
  port1.onmessage = ({ data }) => heard.push(data);
  const data = embedMessageOf({ type: 'ready', payload: { app: 'plusminus-drawing-configurator' } }, nonce(), 1);
  // No page is loaded here: a window of its own stands for the frame's.
  const source = { name: 'the frame' };
  Object.defineProperty(frame(), 'contentWindow', { value: source });
  window.dispatchEvent(
    Object.assign(new MessageEvent('message', { data, origin: PLATFORM, ...from }), { source, ports: [port2], ...from }),
  );
  let sent = 1;
  const say = (content: EmbedToHost) => {
    sent += 1;
    port1.postMessage(embedMessageOf(content, nonce(), sent));
  };
  return { heard, say, close: () => port1.close() };
};
const detailsOf = <Type extends 'changed' | 'failed' | 'handover'>(type: Type) => {
  const details: unknown[] = [];
  element.addEventListener(type, ({ detail }) => details.push(detail));
  return details;
};

it('frames the platform, sandboxed, with a nonce and the values of its attributes', () => {
  for (const [name, value] of Object.entries({ src: PLATFORM, locale: 'de', catalog: '21', theme: 'dark', prices: 'gross' }))
    element.setAttribute(name, value);
  document.body.append(element);
  const { origin, pathname, search } = new URL(frame().src);
  expect(origin).toEqual(PLATFORM);
  expect(pathname).toBe('/iframe/plusminus-drawing-configurator');
  expect(search).toBe('?locale=de&catalog=21&theme=dark&prices=gross');
  expect(/^[0-9a-f]{32}$/.test(nonce())).toBe(true);
  expect(frame().getAttribute('sandbox')?.includes('allow-top-navigation')).toBe(false);
});

it('starts with its settings, sends requests and receives answers', async () => {
  element.load({ document: { version: 2 }, furniture: [] });
  const { heard, say, close } = await connect({ height: 'auto' });
  const state = element.state();
  await vi.waitFor(() => expect(heard.map(({ type }) => type)).toEqual(['init', 'requestState']));
  say({ type: 'state', payload: { inReplyTo: heard[1]?.id ?? 0, hash, summary, document: { version: 2 }, furniture: [] } });
  expect(await state).toMatchObject({ hash, document: { version: 2 } });
  const exported = element.requestExport('glb');
  await vi.waitFor(() => expect(heard).toHaveLength(3));
  say({ type: 'error', payload: { code: 'export.failed', inReplyTo: heard[2]?.id ?? 0 } });
  await expect(exported).rejects.toMatchObject({ code: 'export.failed' });
  say({ type: 'resize', payload: { heightPx: 702 } });
  await vi.waitFor(() => expect(element.style.height).toBe('702px'));
  close();
});

it('hears no other window and no other origin', async () => {
  const changes = detailsOf('changed');
  const { heard, say, close } = await connect({}, { origin: 'https://evil.test' });
  say({ type: 'changed', payload: { hash, summary, dirty: true } });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).toEqual([]);
  expect(changes).toEqual([]);
  close();
});

it('opens the portal when the visitor goes on, unless the page does, and never another site', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { say, close } = await connect();
  const handed = detailsOf('handover');
  const url = `${PLATFORM}/new-product/plusminus-drawing-configurator#composition=x`;
  say({ type: 'handover', payload: { url: 'https://evil.test/#x' } });
  say({ type: 'handover', payload: { url } });
  await vi.waitFor(() => expect(handed).toEqual([{ url }]));
  expect(open.mock.calls).toEqual([[url, '_blank', 'noopener']]);
  element.addEventListener('handover', (event) => event.preventDefault());
  say({ type: 'handover', payload: { url } });
  await vi.waitFor(() => expect(handed).toHaveLength(2));
  expect(open).toHaveBeenCalledTimes(1);
  close();
});

it('answers no question once it is off the page', async () => {
  await connect();
  const state = element.state();
  const isRefused = expect(state).rejects.toMatchObject({ code: 'removed' });
  element.remove();
  await isRefused;
  await expect(element.state()).rejects.toMatchObject({ code: 'removed' });
});

it('is used as its README shows', () => {
  const readme = readFileSync(`${import.meta.dirname}/../README.md`, 'utf8');
  document.body.innerHTML = /```html\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const shown = document.querySelector('candil-configurator');
  expect(shown?.shadowRoot?.querySelector('iframe')?.src).toContain(
    'https://portal.example/iframe/plusminus-drawing-configurator?locale=de&prices=gross',
  );
  shown?.remove();
});
