// @vitest-environment happy-dom
import { beginVerbsOf } from '@candil/configurator/begin';
import { createTestEditor, type TestEditor } from '@candil/configurator/testing';
import { act, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openEditor } from '../testing/open-editor';
import type { BeginFromCode } from './code-refusal';

beforeAll(() => import('./code-starter'));

const EMPTY = (() => createTestEditor().document.getState().space)();

/** Begins as the portal does with a reference code. */
const hanging =
  (editor: () => TestEditor): BeginFromCode =>
  async (code) => {
    const verbs = beginVerbsOf(editor());
    const article = verbs.readReference(code);
    if (!article.ok) return { title: `No ${code}`, text: 'Check it.', action: <a href="/there">There</a> };
    const hung = verbs.hang(article.value);
    return hung.ok ? undefined : { failure: hung.failure };
  };

const open = async (options: Parameters<typeof openEditor>[0] = {}) => {
  let editor: TestEditor | undefined;
  const begin = vi.fn(options.beginFromCode ?? hanging(() => editor!));
  const opened = await openEditor({
    ...options,
    beginFromCode: begin,
    input: { mode: 'create', space: EMPTY, furniture: [], ...options.input },
  });
  editor = opened.editor;
  const start = () => within(opened.screen.getByRole('region', { name: 'An empty room' }));
  const field = () => start().getByLabelText('From a code') as HTMLInputElement;
  return { ...opened, begin, start, field };
};

describe.each([1440, 390])('an empty room at %i px', (width) => {
  it('begins from a code in one step, and the drawing has the keyboard', async () => {
    const { user, field, editor, screen } = await open({ width });
    await user.type(field(), ' 0162 42 / 2Z _ 31 {Enter}');
    expect(editor.document.getState().scene.lights.map(({ model, color }) => [model, color])).toEqual([['0162', '42']]);
    expect(editor.document.getState().undo).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'An empty room' })).toBeNull();
    expect(document.activeElement?.getAttribute('role')).toBe('application');
    expect(await screen.findByText(/^L1 added/, { selector: '[aria-live="polite"] *' })).toBeTruthy();
  });

  it('keeps a code that is refused, with the reason, the remedy and the way out in sight', async () => {
    const { user, field, start, editor } = await open({ width });
    const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    await user.type(field(), 'CR7{Enter}');
    const alert = await start().findByRole('alert');
    expect((shown.mock.contexts.at(-1) as HTMLElement).querySelector('input')).toBe(field());
    shown.mockRestore();
    expect(alert.textContent).toBe('No CR7. Check it.');
    expect(field().value).toBe('CR7');
    expect(document.activeElement).toEqual(field());
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().getAttribute('aria-describedby')).toContain(alert.id);
    expect(start().getByRole('link', { name: 'There' })).toBeTruthy();
    await user.type(field(), '8');
    expect([start().queryByRole('alert'), start().queryByRole('link')]).toEqual([null, null]);
    expect(editor.document.getState().undo).toEqual([]);
  });
});

it('asks for a code where there is none', async () => {
  const { user, start, begin, field } = await open();
  await user.click(start().getByRole('button', { name: 'Open' }));
  expect(start().getByRole('alert').textContent).toMatch(/^Type or paste a code first/);
  expect(document.activeElement).toEqual(field());
  expect(begin.mock.calls).toEqual([]);
});

it('looks up one code at a time, and none any more once the room is no longer empty', async () => {
  const answers: (() => void)[] = [];
  const begin: BeginFromCode = (_code, signal) =>
    new Promise((resolve) => answers.push(() => resolve(signal.aborted ? undefined : { title: 'Late' })));
  const { user, field, editor, begin: called } = await open({ beginFromCode: begin });
  await user.type(field(), 'CR7{Enter}{Enter}');
  expect(called.mock.calls.map(([code]) => code)).toEqual(['CR7']);
  act(() => void editor.addLight('0820', { x: 0, z: 0 }));
  expect(called.mock.calls[0]?.[1].aborted).toBe(true);
  await act(async () => answers[0]?.());
  expect(editor.document.getState().scene.lights).toHaveLength(1);
});

it('words what the editor refuses itself', async () => {
  const { user, field, start } = await open({ beginFromCode: async () => ({ failure: { code: 'editor.needs-stick' } }) });
  await user.type(field(), '7485 23{Enter}');
  expect((await start().findByRole('alert')).textContent).toBe('This part comes with sticks · place a stick first');
});
