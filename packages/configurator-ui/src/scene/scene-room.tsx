import type { SceneBelt } from '@candil/configurator';
import type { SceneView } from '@candil/configurator-3d/view';
import { useTranslation } from '@candil/i18n/react';
import { type ComponentProps, useMemo } from 'react';
import { useBeltWords } from '../belt/use-belt-words';
import { useEditorShell } from '../state/editor-shell';
import { useStickWords } from '../stick/use-stick-words';
import { useLightTexts } from './use-light-texts';

type View = typeof SceneView;

export interface SceneRoomProps extends Omit<ComponentProps<View>, 'editor' | 'texts'> {
  /** Address of a picture of the composition, shown in its place until it has arrived. */
  readonly poster: string | undefined;
}

/** The room in three dimensions with the words of the editor. Both are fetched at once, for the words are of use with the room only. */
export const sceneRoomOf = (View: View) => {
  const SceneRoom = ({ poster, ...props }: SceneRoomProps) => {
    const { t } = useTranslation('editor');
    const { editor } = useEditorShell();
    const words = useBeltWords();
    const stickWords = useStickWords();
    const lights = useLightTexts();
    const texts = useMemo(
      () => ({
        unavailable: t('views.scene.missing'),
        sticks: { length: stickWords.length, angle: stickWords.angle, reach: stickWords.reach },
        paused: t('views.scene.paused'),
        lights,
        chipOfBelt: (belt: SceneBelt) =>
          belt.feed === undefined
            ? ({ text: t('belts.noPower'), tone: 'attention' } as const)
            : ({ text: words.load(belt), tone: belt.watts > (belt.feed.deliveredWatts ?? belt.watts) ? 'attention' : 'plain' } as const),
      }),
      [t, words, stickWords, lights],
    );
    return <View editor={editor} texts={texts} {...props} />;
  };
  return SceneRoom;
};
