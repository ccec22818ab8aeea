import { useTranslation } from '@candil/i18n/react';
import { useEditorShell } from '../state/editor-shell';
import { useDerived } from '../state/use-editor-state';

/** The part that arrives last, by the name of its model or else its reference. */
export const useDateSetterName = (): string | undefined => {
  const { format } = useEditorShell();
  const code = useDerived((state) => state.evaluation.availability.weeksOf);
  const model = useDerived(
    (state) =>
      state.evaluation.compositions.flatMap(({ parts }) => parts).find(({ part }) => part.code === state.evaluation.availability.weeksOf)
        ?.model,
  );
  return model?.name[format.settings.language] ?? code;
};

/** Names the part that decides the lead time: "set by Perla 20". */
export const useSetBy = (): string | undefined => {
  const { t } = useTranslation('editor');
  const part = useDateSetterName();
  return part === undefined ? undefined : t('panels.dock.setBy', { part });
};
