import { beltRoomEditor, sevenLightsEditor, type TestEditor } from '@candil/configurator/testing';
import { createFormat, createI18n, type OfferedLanguage } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { ToastProvider } from '@candil/ui-kit/toast';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EditorScreen } from '../screen/editor-screen';
import type { EditorScreenProps } from '../screen/editor-screen-props';
import { wordsArrived } from '../words/use-later-words';
import { setWidth } from './set-width';

interface OpenOptions extends Partial<EditorScreenProps> {
  readonly language?: OfferedLanguage;
  readonly width?: number;
  readonly input?: Parameters<typeof sevenLightsEditor>[0];
  /** Default the dining room of the seven lights; `belts` is the living room with two belts. */
  readonly room?: 'seven-lights' | 'belts';
  /** Default all texts of the language. */
  readonly texts?: Awaited<ReturnType<typeof createI18n>>;
}

/** An editor on screen, without the room in three dimensions. */
export const openEditor = async ({ language = 'en', width = 1440, input, room, texts, ...props }: OpenOptions = {}) => {
  setWidth(width);
  const editor: TestEditor = room === 'belts' ? beltRoomEditor(input) : sevenLightsEditor(input);
  const i18n = texts ?? (await createI18n(language));
  const format = createFormat({ language, catalogId: 16 });
  const user = userEvent.setup();
  await wordsArrived();
  const screen = render(
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <EditorScreen
          editor={editor}
          title="Dining table"
          primaryAction={{ label: 'Save changes', onPress: () => undefined, isPending: false }}
          onBack={() => undefined}
          priceView="net"
          currency="EUR"
          format={format}
          scene3d={false}
          {...props}
        />
      </ToastProvider>
    </I18nProvider>,
  );
  await partsArrive();
  return { editor, user, screen, lightOf: (id: string) => editor.document.getState().scene.lights.find((light) => light.id === id)! };
};

/** The parts that come after the drawings are here: loaded once, they are drawn with the next turn. */
export const partsArrive = async () => {
  await Promise.all([
    import('../inspector/inspector'),
    import('../library/library-panel'),
    import('../library/pattern-panel'),
    import('../library/figure-panel'),
    import('../tree/scene-tree'),
    import('../belt/belt-parts'),
    import('../stick/stick-parts'),
    import('../screen/help-sheet'),
    import('../screen/history-menu'),
    import('../screen/phone-screen'),
    import('../screen/snap-menu'),
    import('../screen/tool-rail'),
    import('../screen/unit-menu'),
    import('@candil/ui-kit/sheet'),
    import('../dock/pieces-sheet'),
  ]);
  await act(async () => undefined);
};
