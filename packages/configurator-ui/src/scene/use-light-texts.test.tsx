import type { Editor } from '@candil/configurator';
import { sevenLightsEditor } from '@candil/configurator/testing';
import { createFormat, createI18n } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { EditorShellProvider } from '../state/editor-shell';
import { useShellOf } from '../state/use-shell-of';
import { wordsArrived } from '../words/use-later-words';
import { useLightTexts } from './use-light-texts';

interface ShellProps {
  readonly editor: Editor;
  readonly i18n: Awaited<ReturnType<typeof createI18n>>;
  readonly children: ReactNode;
}

const format = createFormat({ language: 'en', catalogId: 16 });

const Shell = ({ editor, i18n, children }: ShellProps) => {
  const shell = useShellOf({ editor, format, currency: 'EUR', priceView: 'net', title: '' });
  return (
    <I18nProvider i18n={i18n}>
      <EditorShellProvider value={shell}>{children}</EditorShellProvider>
    </I18nProvider>
  );
};

const open = async () => {
  const editor = sevenLightsEditor();
  const i18n = await createI18n('en');
  await wordsArrived();
  const { result } = renderHook(() => useLightTexts(), {
    wrapper: ({ children }) => (
      <Shell editor={editor} i18n={i18n}>
        {children}
      </Shell>
    ),
  });
  const lightOf = (id: string) => editor.document.getState().scene.lights.find((light) => light.id === id)!;
  return { editor, texts: () => result.current, lightOf };
};

it('says how high a luminaire hangs, in the unit that is shown, with the mark of a cable made to length', async () => {
  const { editor, texts, lightOf } = await open();
  expect(texts().chip(lightOf('l3'))).toEqual({ text: 'L3 · 130\u00a0cm', mark: 'LW' });
  expect(texts().chip({ ...lightOf('l3'), heightCm: 200 })).toEqual({ text: 'L3 · 200\u00a0cm' });
  expect(texts().chip({ ...lightOf('l3'), heightCm: undefined })).toEqual({ text: 'L3' });
  act(() => editor.setView({ unit: 'imperial' }));
  expect(texts().chip(lightOf('l3')).text).toMatch(/^L3 · 4′/);
});

it('gives the reason of a refused place in the room where no drawing beside gives it', async () => {
  const { editor, texts, lightOf } = await open();
  const { x, z, heightCm, radiusMetres } = lightOf('l3');
  const ghost = { elementId: 'l3', place: { x, z, heightCm }, radiusMetres, reason: { code: 'editor.outside-room' } as const };
  editor.setView({ layout: 'split' });
  expect(texts().reason(ghost)).toBe('');
  editor.scope.setState({ kind: 'moving', ids: ['l3'], view: '3d' }, true);
  expect(texts().reason(ghost)).toBe('It does not fit in the room here');
  editor.scope.setState({ kind: 'placing', model: '0820', repeat: false }, true);
  expect(texts().reason(ghost)).toBe('');
  editor.setView({ layout: '3d' });
  expect(texts().reason(ghost)).toBe('It does not fit in the room here');
});
