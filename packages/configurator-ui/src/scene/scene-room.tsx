import type { SceneBelt } from '@candil/configurator';
import type { BeltChip, SceneView } from '@candil/configurator-3d/view';
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

type ChipOfBelt = (belt: SceneBelt) => BeltChip;

/** Worded once for each load: the picture asks for every belt with every frame, and a belt that is pulled keeps its load. */
export const chipsOf = (worded: ChipOfBelt): ChipOfBelt => {
  const chips = new Map<string, BeltChip>();
  return (belt) => {
    const load = `${belt.watts} ${belt.feed === undefined ? 'none' : belt.feed.deliveredWatts}`;
    const chip = chips.get(load) ?? worded(belt);
    chips.set(load, chip);
    return chip;
  };
};

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
        chipOfBelt: chipsOf((belt) =>
          belt.feed === undefined
            ? { text: t('belts.noPower'), tone: 'attention' }
            : { text: words.load(belt), tone: belt.watts > (belt.feed.deliveredWatts ?? belt.watts) ? 'attention' : 'plain' },
        ),
      }),
      [t, words, stickWords, lights],
    );
    return <View editor={editor} texts={texts} {...props} />;
  };
  return SceneRoom;
};
