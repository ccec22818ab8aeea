import { sevenLightsEditor } from '@candil/configurator/testing';
import { createFormat, createI18n } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { EditorShellProvider } from '../state/editor-shell';
import { useShellOf } from '../state/use-shell-of';
import { SceneHeightField } from './scene-height-field';

const format = createFormat({ language: 'en', catalogId: 16 });
const editor = sevenLightsEditor();
const heightOf = (id: string) => editor.document.getState().scene.lights.find((light) => light.id === id)?.heightCm;

const Shell = ({ children }: { readonly children: ReactNode }) => (
  <EditorShellProvider value={useShellOf({ editor, format, currency: 'EUR', priceView: 'net', title: '' })}>{children}</EditorShellProvider>
);

it('types the height of a luminaire over the room, and stays for one that it does not reach', async () => {
  const light = editor.document.getState().scene.lights.find(({ id }) => id === 'l3')!;
  const onClose = vi.fn();
  const user = userEvent.setup();
  render(
    <I18nProvider i18n={await createI18n('en')}>
      <Shell>
        <SceneHeightField light={light} heightCm={130} onClose={onClose} />
      </Shell>
    </I18nProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Height of L3' }) as HTMLInputElement;
  expect(field.value).toBe('130');
  expect(document.activeElement).toEqual(field);
  await user.clear(field);
  await user.type(field, '999{Enter}');
  expect(heightOf('l3')).toBe(130);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(onClose).toHaveBeenCalledTimes(0);
  await user.clear(field);
  await user.type(field, '121{Enter}');
  expect(heightOf('l3')).toBe(121);
  expect(onClose).toHaveBeenCalledTimes(1);
});
