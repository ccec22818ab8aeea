import { driverGroupsOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Pressable } from '@candil/ui-kit/pressable';
import { useMemo } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDerived } from '../state/use-editor-state';
import { useChangeWords } from '../words/use-change-words';
import { InspectorHead } from './inspector-section';

/** The colour of a group of luminaires on one driver. */
export const hueOf = (degrees: number): string => `hsl(${degrees} 65% 45%)`;

/** The remote drivers with the luminaires they feed, in the hues of the drawing. */
export const DriverList = () => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const words = useChangeWords();
  const evaluation = useDerived((state) => state.evaluation);
  const groups = useMemo(() => driverGroupsOf(evaluation), [evaluation]);
  return (
    <>
      <InspectorHead title={t('panels.tool.electrical')} detail={groups.length === 0 ? t('panels.inspector.noRemoteDriver') : undefined} />
      {groups.map(({ number, driverCode, elementIds, hueDegrees }) => (
        <Pressable
          key={number}
          onClick={() => editor.select(elementIds)}
          className="flex items-center gap-3 rounded-control border! border-hairline! px-3! py-2! text-sm hover:border-text!"
        >
          <span aria-hidden data-swatch="" className="size-3 shrink-0 rounded-full" style={{ background: hueOf(hueDegrees) }} />
          <span className="min-w-0 grow">
            <span className="block font-medium">{t('panels.inspector.driver', { number })}</span>
            <span className="block text-xs text-muted">{words.listOf(elementIds)}</span>
          </span>
          <span className="shrink-0 font-mono text-xs text-muted">{driverCode}</span>
        </Pressable>
      ))}
    </>
  );
};
