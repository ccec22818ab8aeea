import { useTranslation } from '@candil/i18n/react';
import { useEditorShell } from '../state/editor-shell';
import { useDerived } from '../state/use-editor-state';
import { useNames } from '../words/use-names';

/** Fixings that are added to belts automatically, counted. */
export const FixingsNote = () => {
  const { t } = useTranslation('editor');
  const { editor, format } = useEditorShell();
  const names = useNames();
  const compositions = useDerived((state) => state.evaluation.compositions);
  const counts = new Map<string, number>();
  for (const { part, model } of compositions.flatMap(({ parts }) => parts)) {
    if (model === undefined || editor.sources.systemParts[model.model]?.fixing === undefined) continue;
    counts.set(model.model, (counts.get(model.model) ?? 0) + part.quantity);
  }
  if (counts.size === 0) return null;
  return (
    <p className="m-0 text-sm text-muted">
      {t('list.fixings', { list: format.list([...counts].map(([model, count]) => `${count} × ${names.short(model)}`)) })}
    </p>
  );
};
