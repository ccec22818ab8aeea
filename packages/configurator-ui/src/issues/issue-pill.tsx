import { useTranslation } from '@candil/i18n/react';
import { Chip } from '@candil/ui-kit/chip';
import { CheckIcon } from '@candil/ui-kit/icon';
import { useEditorShell } from '../state/editor-shell';
import { useDerived } from '../state/use-editor-state';

const look =
  'inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full border px-3 text-sm font-medium whitespace-nowrap pointer-coarse:h-11';

/** Number of issues to fix and to know; a press selects the elements of the first. */
export const IssuePill = ({ onShow }: { readonly onShow?: () => void }) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const issues = useDerived((state) => state.issues);
  const toFix = issues.filter(({ severity }) => severity === 'fix');
  const notices = issues.length - toFix.length;
  const show = (severity: 'fix' | 'notice') => () => {
    const first = issues.find((issue) => issue.severity === severity);
    if (first !== undefined && first.elementIds.length > 0) editor.select(first.elementIds);
    onShow?.();
    // Waits until the inspector of the new selection, or the sheet just opened, has its place.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => document.querySelector('[data-issues]')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })),
    );
  };
  if (issues.length === 0)
    return (
      <span className={`${look} border-hairline`}>
        <CheckIcon size={16} />
        {t('words.issue.nothing')}
      </span>
    );
  return (
    <div className="flex gap-2">
      {notices > 0 && (
        <Chip size="md" onClick={show('notice')} className="font-medium pointer-coarse:h-11!">
          {t('words.issue.notices', { count: notices })}
        </Chip>
      )}
      {toFix.length > 0 && (
        <Chip size="md" onClick={show('fix')} className="border-attention! font-medium text-attention-text! pointer-coarse:h-11!">
          {t('words.issue.toFix', { count: toFix.length })}
        </Chip>
      )}
    </div>
  );
};
