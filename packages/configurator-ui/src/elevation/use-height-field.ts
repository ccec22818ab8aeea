import type { SceneLight } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { useEditorShell } from '../state/editor-shell';
import { useLengths } from '../words/use-lengths';

/** The height of a luminaire as a field over a drawing, in the unit that is shown. */
export const useHeightField = ({ id, label }: Pick<SceneLight, 'id' | 'label'>, heightCm: number) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const lengths = useLengths();
  const isMetric = lengths.system === 'metric';
  return {
    name: t('views.tree.heightOf', { name: label }),
    start: isMetric ? String(heightCm) : lengths.full(heightCm),
    inputMode: isMetric ? ('decimal' as const) : ('text' as const),
    keep: (typed: string): boolean => {
      const length = lengths.parse(typed);
      if (!length.ok) return false;
      const wantedCm = Math.round(length.value);
      return wantedCm === heightCm || editor.setHeight([id], wantedCm).ok;
    },
  };
};
