import { EMBED_NAMESPACE, embedMessageOf } from '@candil/contract/embed';
import { expect, it, vi } from 'vitest';
import { type FramedWindow, linkToHost } from './host-link';

const NONCE = '00112233445566778899aabbccddeeff';
const HOST = 'https://www.maker.test';

const framed = (change: Partial<FramedWindow['location'] & FramedWindow['document']> = {}) => {
  const posted: { readonly message: { readonly type: string }; readonly target: string; readonly port: MessagePort }[] = [];
  const parent = {
    postMessage: (message: { type: string }, target: string, [port]: [MessagePort]) => posted.push({ message, target, port }),
  };
  const { referrer = '', ...location } = change;
  const window: FramedWindow = {
    parent,
    location: { origin: 'https://portal.test', hash: `#nonce=${NONCE}`, ancestorOrigins: [HOST], ...location },
    document: { referrer },
  };
  return { window, posted };
};
const link = (window: FramedWindow, onInit = vi.fn()) => linkToHost(window, [HOST], 'plusminus-drawing-configurator', onInit);

it('announces itself to the listed page only, and uses the port for everything else', async () => {
  const { window, posted } = framed();
  const onInit = vi.fn();
  const { tell, open } = link(window, onInit) ?? {};
  expect(posted.map(({ message, target }) => [message, target])).toEqual([
    [embedMessageOf({ type: 'ready', payload: { app: 'plusminus-drawing-configurator' } }, NONCE, 1), HOST],
  ]);
  const port = posted[0]?.port as MessagePort;
  const heard: unknown[] = [];
  port.onmessage = ({ data }) => heard.push(data);
  port.postMessage(embedMessageOf({ type: 'requestState', payload: {} }, NONCE, 1));
  port.postMessage(embedMessageOf({ type: 'init', payload: { locale: 'de' } }, NONCE, 2));
  await vi.waitFor(() => expect(onInit.mock.calls).toEqual([[{ locale: 'de' }]]));
  const serve = vi.fn();
  open?.(serve);
  await vi.waitFor(() => expect(serve.mock.calls.map(([{ type }]) => type)).toEqual(['requestState']));
  tell?.({ type: 'issue', payload: { severity: 'none', count: 0 } });
  await vi.waitFor(() => expect(heard).toMatchObject([{ ns: EMBED_NAMESPACE, type: 'issue' }]));
  port.close();
});

it.each([
  ['an origin that is not listed', { ancestorOrigins: ['https://evil.test'] }],
  ['an origin that only starts alike', { ancestorOrigins: [`${HOST}.evil.test`] }],
  ['nobody that the browser names', { ancestorOrigins: [] }],
  ['a page without a nonce', { hash: '' }],
  ['a page with another nonce', { hash: '#nonce=1' }],
])('says nothing to %s', (_name, change) => {
  const { window, posted } = framed(change);
  expect(link(window)).toBeUndefined();
  expect(posted).toEqual([]);
});

it('takes the page that led here where the browser does not list those above', () => {
  const { window, posted } = framed({ ancestorOrigins: [], referrer: `${HOST}/belts` });
  link(window);
  expect(posted.map(({ target }) => target)).toEqual([HOST]);
});

it('sends nothing outside a frame', () => {
  const { window } = framed();
  expect(link(Object.assign(window, { parent: window }))).toBeUndefined();
});
