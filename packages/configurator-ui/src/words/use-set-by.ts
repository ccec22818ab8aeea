import { useTranslation } from '@candil/i18n/react';
import { useEditorShell } from '../state/editor-shell';
import { useDerived } from '../state/use-editor-state';

/** Which part decides how long it takes: "set by Perla 20". */
export const useSetBy = (): string | undefined => {
  const { t } = useTranslation('editor');
  const { format } = useEditorShell();
  const code = useDerived((state) => state.evaluation.availability.weeksOf);
  const model = useDerived(
    (state) =>
      state.evaluation.compositions.flatMap(({ parts }) => parts).find(({ part }) => part.code === state.evaluation.availability.weeksOf)
        ?.model,
  );
  if (code === undefined) return undefined;
  return t('panels.dock.setBy', { part: model?.name[format.settings.language] ?? code });
};
