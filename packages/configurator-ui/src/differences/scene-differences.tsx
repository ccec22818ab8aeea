import { compareScenes, type Difference, type Editor, type Scene, type SceneLight, type SceneRoom } from '@candil/configurator';
import type { Format } from '@candil/i18n';
import { useTranslation } from '@candil/i18n/react';
import { useMemo } from 'react';
import { type EditorShell, EditorShellProvider } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { useLengths } from '../words/use-lengths';
import { useNames } from '../words/use-names';

interface SceneDifferencesProps {
  readonly editor: Editor;
  readonly format: Format;
  /** Of the other version. */
  readonly theirs: Scene;
}

/** In what another version differs from what the editor holds: a line for each thing, both values beside each other. */
export const SceneDifferences = ({ editor, format, theirs }: SceneDifferencesProps) => {
  const shell = useMemo<EditorShell>(
    () => ({ editor, format, currency: 'EUR', priceView: 'none', isReadOnly: true, canRepair: false }),
    [editor, format],
  );
  return (
    <EditorShellProvider value={shell}>
      <Differences theirs={theirs} />
    </EditorShellProvider>
  );
};

interface Line {
  readonly name: string;
  readonly theirs: string;
  readonly mine: string;
}

const Differences = ({ theirs }: { readonly theirs: Scene }) => {
  const { t } = useTranslation('editor');
  const mine = useDocument((state) => state.scene);
  const word = useDifferenceWords(theirs.room, mine.room);
  const lines = useMemo(() => compareScenes(theirs, mine).map(word), [theirs, mine, word]);
  if (lines.length === 0) return <p className="mt-3 mb-0 text-muted">{t('words.difference.other')}</p>;
  return (
    <div className="mt-4 max-h-[40svh] overflow-y-auto" tabIndex={-1}>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t('words.difference.caption')}</caption>
        <thead className="text-left text-muted">
          <tr>
            <th scope="col" className="py-1.5 pe-3 font-normal">
              {t('words.difference.what')}
            </th>
            <th scope="col" className="py-1.5 pe-3 font-normal">
              {t('words.difference.theirs')}
            </th>
            <th scope="col" className="py-1.5 font-normal">
              {t('words.difference.mine')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, theirs: other, mine: own }) => (
            <tr key={name} className="border-t border-hairline-soft align-top">
              <th scope="row" className="py-1.5 pe-3 text-left font-semibold">
                {name}
              </th>
              <td className="py-1.5 pe-3">{other}</td>
              <td className="py-1.5">{own}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Puts a difference into words; places are told from the left wall and the back wall of each room. */
const useDifferenceWords = (theirRoom: SceneRoom, myRoom: SceneRoom) => {
  const { t } = useTranslation('editor');
  const names = useNames();
  const lengths = useLengths();
  return useMemo(() => {
    const lightName = (light: SceneLight) => `${light.label} ${names.modelOfLight(light)}`;
    const sides = ({ widthMetres, depthMetres, heightMetres }: SceneRoom) =>
      [widthMetres, depthMetres, heightMetres].map((metres) => lengths.short(metres * 100)).join(' × ');
    const place = ({ x, z }: SceneLight, { widthMetres, depthMetres }: SceneRoom) =>
      [x + widthMetres / 2, z + depthMetres / 2].map((metres) => lengths.short(metres * 100)).join(' × ');
    const height = ({ heightCm }: SceneLight) => (heightCm === undefined ? '–' : lengths.full(heightCm));
    const choiceOf = (light: SceneLight, choice: Extract<Difference, { readonly kind: 'choice' }>['choice']): string => {
      if (choice === 'model') return names.modelOfLight(light);
      const value = light[choice];
      return value === undefined ? '–' : names.value(light.model, choice, value);
    };
    return (difference: Difference): Line => {
      switch (difference.kind) {
        case 'room':
          return { name: t('views.tree.room'), theirs: sides(difference.theirs), mine: sides(difference.mine) };
        case 'only': {
          const [there, missing] = [t('words.difference.there'), t('words.difference.missing')];
          const isMine = difference.side === 'mine';
          return { name: lightName(difference.light), theirs: isMine ? missing : there, mine: isMine ? there : missing };
        }
        case 'choice': {
          const { choice, theirs, mine } = difference;
          const what = choice === 'model' ? t('words.difference.model') : t(`words.attribute.${choice}`);
          return { name: `${lightName(mine)} · ${what}`, theirs: choiceOf(theirs, choice), mine: choiceOf(mine, choice) };
        }
        case 'height': {
          const { theirs, mine } = difference;
          return { name: `${lightName(mine)} · ${t('words.attribute.pendantHeight')}`, theirs: height(theirs), mine: height(mine) };
        }
        case 'place': {
          const { theirs, mine } = difference;
          return {
            name: `${lightName(mine)} · ${t('words.difference.place')}`,
            theirs: place(theirs, theirRoom),
            mine: place(mine, myRoom),
          };
        }
        default:
          return difference satisfies never;
      }
    };
  }, [t, names, lengths, theirRoom, myRoom]);
};
