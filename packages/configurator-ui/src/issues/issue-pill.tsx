import { useTranslation } from '@candil/i18n/react';
import { Chip } from '@candil/ui-kit/chip';
import { CheckIcon } from '@candil/ui-kit/icon';
import { useEditorShell } from '../state/editor-shell';
import { useDerived } from '../state/use-editor-state';
import { toneOf } from './issue-tone';

const look =
  'inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full border px-3 text-sm font-medium whitespace-nowrap pointer-coarse:h-11';

/** Number of issues to fix and to know; a press selects the elements of the first. */
export const IssuePill = ({ onShow }: { readonly onShow?: () => void }) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const issues = useDerived((state) => state.issues);
  const toFix = issues.filter((issue) => toneOf(issue) === 'fix');
  const notices = issues.filter((issue) => toneOf(issue) === 'notice').length;
  const isEmpty = issues.some((issue) => toneOf(issue) === 'hint');
  const show = (tone: 'fix' | 'hint' | 'notice') => () => {
    const first = issues.find((issue) => toneOf(issue) === tone);
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
      {isEmpty && toFix.length === 0 && (
        <Chip size="md" onClick={show('hint')} className="font-medium text-muted! pointer-coarse:h-11!">
          {t('words.issue.empty')}
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
