import { type DriverGroup, driverGroupsOf } from '@candil/configurator';
import type { ElementId } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Pressable } from '@candil/ui-kit/pressable';
import { useMemo } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDerived, useDocument } from '../state/use-editor-state';
import { useChangeWords } from '../words/use-change-words';
import { InspectorHead } from './inspector-section';

/** The colour of a group of luminaires on one driver. */
export const hueOf = (degrees: number): string => `hsl(${degrees} 65% 45%)`;

/** The remote drivers with the luminaires they feed, in the hues of the drawing. */
export const DriverList = () => {
  const { t } = useTranslation('editor');
  const groups = useDriverGroups();
  return (
    <>
      <InspectorHead title={t('panels.tool.electrical')} detail={groups.length === 0 ? t('panels.inspector.noRemoteDriver') : undefined} />
      <DriverGroups groups={groups} />
    </>
  );
};

export const useDriverGroups = (): readonly DriverGroup[] => {
  const evaluation = useDerived((state) => state.evaluation);
  return useMemo(() => driverGroupsOf(evaluation), [evaluation]);
};

/** Each driver with its luminaires and what they take; a press selects them. */
export const DriverGroups = ({ groups }: { readonly groups: readonly DriverGroup[] }) => {
  const { t } = useTranslation('editor');
  const { editor, format } = useEditorShell();
  const words = useChangeWords();
  const lights = useDocument((state) => state.scene.lights);
  const wattsOf = (ids: readonly ElementId[]): number =>
    lights
      .filter(({ id }) => ids.includes(id))
      .reduce((sum, { model }) => sum + (editor.sources.context.modelOf(model)?.technical.watts ?? 0), 0);
  return groups.map(({ number, driverCode, elementIds, hueDegrees }) => (
    <Pressable
      key={number}
      onClick={() => editor.select(elementIds)}
      className="flex w-full items-center gap-3 rounded-control border! border-hairline! px-3! py-2! text-sm hover:border-text!"
    >
      <span aria-hidden data-swatch="" className="size-3 shrink-0 rounded-full" style={{ background: hueOf(hueDegrees) }} />
      <span className="min-w-0 grow">
        <span className="block font-medium">{t('panels.inspector.driver', { number })}</span>
        <span className="block text-xs text-muted">{words.listOf(elementIds)}</span>
      </span>
      <span className="shrink-0 text-end text-xs text-muted">
        <span className="block">{format.watts(wattsOf(elementIds))}</span>
        <span className="block font-mono">{driverCode}</span>
      </span>
    </Pressable>
  ));
};
