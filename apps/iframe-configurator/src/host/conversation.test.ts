import { type Editor, fingerprintOf } from '@candil/configurator';
import { beltRoomEditor, createTestEditor } from '@candil/configurator/testing';
import type { EmbedMessage, EmbedToApp, EmbedToHost } from '@candil/contract';
import { embedMessageOf } from '@candil/contract/embed';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compositionOf, converse } from './conversation';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = (editor: Editor, show = vi.fn(async () => true)) => {
  const messages: EmbedToHost[] = [];
  let serve: (message: EmbedMessage<EmbedToApp>) => void = () => undefined;
  const link = { tell: (content: EmbedToHost) => messages.push(content), measured: vi.fn(), open: (by: typeof serve) => (serve = by) };
  const conversation = converse({ link, currency: 'EUR', showsPrices: false, show });
  const detach = conversation.attach(editor);
  const ask = (content: EmbedToApp, id = 1) => serve(embedMessageOf(content, '0'.repeat(32), id));
  return { messages, ask, show, detach, conversation };
};
const typesOf = (messages: readonly EmbedToHost[]) => messages.map(({ type }) => type);

it('reports changes of the visitor, once for consecutive steps', () => {
  const editor = createTestEditor();
  const { messages } = start(editor);
  editor.addLight('0820', { x: 0, z: 0 });
  editor.addLight('0820', { x: 1, z: 0 });
  vi.advanceTimersByTime(1_000);
  expect(messages.filter(({ type }) => type === 'changed')).toMatchObject([
    { payload: { dirty: true, summary: { lights: 2, price: null }, hash: fingerprintOf(compositionOf(editor)) } },
  ]);
});

it('does not report values that the page has set, and does not reload values that are shown', () => {
  const editor = beltRoomEditor();
  const { messages, ask, show, conversation } = start(editor);
  ask({ type: 'setDocument', payload: compositionOf(editor) });
  expect(show).not.toHaveBeenCalled();
  const other = createTestEditor();
  ask({ type: 'setDocument', payload: compositionOf(other) });
  conversation.attach(other);
  vi.advanceTimersByTime(1_000);
  expect(show).toHaveBeenCalledTimes(1);
  expect(typesOf(messages).includes('changed')).toBe(false);
});

it('answers with its composition, and reports messages that it cannot read', async () => {
  const editor = beltRoomEditor();
  const { messages, ask } = start(
    editor,
    vi.fn(async () => false),
  );
  ask({ type: 'requestState', payload: {} }, 4);
  ask({ type: 'setDocument', payload: { document: 7, furniture: [] } }, 5);
  await vi.advanceTimersByTimeAsync(0);
  expect(messages.slice(-2)).toMatchObject([
    { type: 'state', payload: { inReplyTo: 4, summary: { lights: 9 }, document: editor.toDocument() } },
    { type: 'error', payload: { inReplyTo: 5, code: 'composition.unreadable' } },
  ]);
});

it('answers about the document that the page has just sent, once it is shown', async () => {
  const { messages, ask, show, conversation } = start(createTestEditor());
  const sent = beltRoomEditor();
  ask({ type: 'setDocument', payload: compositionOf(sent) }, 4);
  ask({ type: 'requestState', payload: {} }, 5);
  await vi.advanceTimersByTimeAsync(0);
  expect(show).toHaveBeenCalledTimes(1);
  expect(typesOf(messages).includes('state')).toBe(false);
  conversation.attach(sent);
  expect(messages.at(-1)).toMatchObject({ type: 'state', payload: { inReplyTo: 5, summary: { lights: 9 } } });
});

it('draws a plan to scale when it is asked for', async () => {
  vi.useRealTimers();
  const { messages, ask } = start(beltRoomEditor());
  ask({ type: 'requestExport', payload: { format: 'svg' } }, 9);
  // A busy machine takes longer than a second to load the export.
  await vi.waitFor(() => expect(messages.at(-1)).toMatchObject({ type: 'exported', payload: { inReplyTo: 9, fileName: 'Cinta.svg' } }), {
    timeout: 20_000,
  });
  const exported = messages.at(-1);
  const svg = exported?.type === 'exported' ? await exported.payload.blob.text() : '';
  // A room of 5.2 m at 1:50 is 104 mm wide, with margins of 12.
  expect(/width="128mm"/.test(svg)).toBe(true);
  expect(svg.match(/<polyline/g)?.length).toBe(2);
  expect(/>L9</.test(svg)).toBe(true);
});
