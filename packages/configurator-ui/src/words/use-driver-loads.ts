import { type DriverGroup, driverGroupsOf, driverLoadOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { useMemo } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDerived, useDocument } from '../state/use-editor-state';

/** A remote driver with its lights, and its load in words. */
export interface LoadedDriver extends DriverGroup {
  /** Load against what it delivers, `36 of 42 W`. */
  readonly load: string;
  /** What is too much for it. */
  readonly excess: string | undefined;
}

/** The remote drivers of the configuration, in their order. */
export const useDriverLoads = (): readonly LoadedDriver[] => {
  const { t } = useTranslation('editor');
  const { editor, format } = useEditorShell();
  const evaluation = useDerived((state) => state.evaluation);
  const lights = useDocument((state) => state.scene.lights);
  return useMemo(
    () =>
      driverGroupsOf(evaluation).map((group) => {
        const { watts, outputWatts } = driverLoadOf(group, lights, editor.sources);
        const isKnown = outputWatts !== undefined;
        return {
          ...group,
          load: isKnown
            ? t('panels.inspector.driverLoad', {
                taken: format.number(watts, Number.isInteger(watts) ? 0 : 1),
                delivered: format.watts(outputWatts),
              })
            : format.watts(watts),
          excess: isKnown && watts > outputWatts ? t('belts.feed.tooMuch', { watts: format.watts(watts - outputWatts) }) : undefined,
        };
      }),
    [t, editor, format, evaluation, lights],
  );
};
