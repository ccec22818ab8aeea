import { type ComparedRoom, compareRooms, type Editor } from '@candil/configurator';
import type { Format } from '@candil/i18n';
import { useTranslation } from '@candil/i18n/react';
import { useMemo } from 'react';
import { type EditorShell, EditorShellProvider } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { useDifferenceWords } from './use-difference-words';

interface RoomDifferencesProps {
  readonly editor: Editor;
  readonly format: Format;
  /** Room of the other version. */
  readonly theirs: ComparedRoom;
}

/** Differences between another version and the editor's: a line for each thing, both values beside each other. */
export const RoomDifferences = ({ editor, format, theirs }: RoomDifferencesProps) => {
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

const Differences = ({ theirs }: { readonly theirs: ComparedRoom }) => {
  const { t } = useTranslation('editor');
  const scene = useDocument((state) => state.scene);
  const furniture = useDocument((state) => state.furniture);
  const word = useDifferenceWords();
  const lines = useMemo(() => {
    const mine = { scene, furniture };
    return compareRooms(theirs, mine).map((difference) => word(difference, theirs, mine));
  }, [theirs, scene, furniture, word]);
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
          {lines.map(({ name, theirs: other, mine: own }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two tables may differ in the same
            <tr key={index} className="border-t border-hairline-soft align-top">
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
