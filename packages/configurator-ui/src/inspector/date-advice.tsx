import { useTranslation } from '@candil/i18n/react';
import { Pressable } from '@candil/ui-kit/pressable';
import { memo } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDerived } from '../state/use-editor-state';
import { useDateSetterName } from '../words/use-set-by';

/** The one part that everything waits for, and by how much the rest is there sooner; a press selects it. */
export const DateAdvice = memo(() => {
  const { t } = useTranslation('editor');
  const { editor, format } = useEditorShell();
  const dateSetter = useDerived((state) => state.dateSetter);
  const part = useDateSetterName();
  if (dateSetter === undefined || part === undefined) return null;
  return (
    <Pressable
      onClick={() => editor.select(dateSetter.elementIds)}
      aria-description={t('words.issue.select')}
      className="block w-full rounded-control bg-accent-soft! px-3! py-3! text-start text-sm text-pretty"
    >
      {t('panels.dock.sooner', { part, weeks: format.weeks(dateSetter.weeksSooner) })}
    </Pressable>
  );
});
DateAdvice.displayName = 'DateAdvice';
