import type { EditorIssue } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Pressable } from '@candil/ui-kit/pressable';
import { clsx } from 'clsx';
import { memo } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDerived } from '../state/use-editor-state';
import { useChangeWords } from '../words/use-change-words';
import { useFixEffect } from '../words/use-fix-effect';
import { toneOf } from './issue-tone';

/** Problems and notices; each selects the elements concerned and offers its repairs. What is selected does not change them. */
export const IssueList = memo(() => {
  const { t } = useTranslation('editor');
  const issues = useDerived((state) => state.issues);
  if (issues.length === 0) return null;
  const toFix = issues.filter((issue) => toneOf(issue) === 'fix');
  return (
    <section
      aria-label={t('words.issue.label')}
      data-issues=""
      className="flex scroll-mt-4 flex-col gap-3 border-t border-hairline-soft pt-4"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="m-0 text-sm font-semibold">{t('words.issue.label')}</h3>
        <span className="text-sm text-muted">{toFix.length > 0 && t('words.issue.toFix', { count: toFix.length })}</span>
      </div>
      {issues.map((issue) => (
        <IssueCard key={issue.id} issue={issue} />
      ))}
    </section>
  );
});
IssueList.displayName = 'IssueList';

const tones = {
  fix: 'border-attention bg-attention-soft',
  hint: 'border-hairline bg-sunken',
  notice: 'border-transparent bg-warning-soft',
};

interface IssueCardProps {
  readonly issue: EditorIssue;
}

const IssueCard = ({ issue }: IssueCardProps) => {
  const { t } = useTranslation('editor');
  const { editor, canRepair } = useEditorShell();
  const words = useChangeWords();
  const effectOf = useFixEffect();
  const { title, text } = words.issue(issue);
  return (
    <div className={clsx('rounded-control border px-3 py-3 text-sm', tones[toneOf(issue)])}>
      <Pressable
        className="block w-full rounded-xs"
        aria-description={issue.elementIds.length > 0 ? t('words.issue.select') : undefined}
        onClick={() => issue.elementIds.length > 0 && editor.select(issue.elementIds)}
      >
        <span className="block font-semibold text-pretty">{title}</span>
        {text && <span className="mt-0.5 block text-pretty text-muted">{text}</span>}
      </Pressable>
      {canRepair && issue.fixes.length > 0 && (
        <ul className="m-0 mt-2.5 flex list-none flex-col gap-2 p-0">
          {issue.fixes.map(({ id, label, apply, ...effect }) => (
            <li key={id}>
              <Pressable
                onClick={apply}
                className="flex w-full items-center justify-between gap-3 rounded-md border! border-hairline! bg-surface! px-3! py-1.5! hover:border-text! pointer-coarse:min-h-11"
              >
                <span className="min-w-0 font-medium">{words.fix(label)}</span>
                <span className="shrink-0 text-muted">{effectOf(effect)}</span>
              </Pressable>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
