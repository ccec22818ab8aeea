import type { ViewState } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { CheckIcon } from '@candil/ui-kit/icon';
import { Pressable } from '@candil/ui-kit/pressable';
import { clsx } from 'clsx';
import { toneOf } from '../issues/issue-tone';
import { useEditorShell } from '../state/editor-shell';
import { useDerived, useView } from '../state/use-editor-state';

type Step = ViewState['step'];
const STEPS: readonly Step[] = ['space', 'compose', 'summary'];

interface StepSwitchProps {
  readonly className?: string;
  /** Beside much else: on a window under 1440 px only the current step is written out. */
  readonly isTight?: boolean;
}

/** Space, Compose, Summary: in any order, but nothing is summed up while something must be fixed. */
export const StepSwitch = ({ className, isTight = false }: StepSwitchProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const step = useView((state) => state.step);
  const toFix = useDerived((state) => state.issues.filter(({ severity }) => severity === 'fix').length);
  /** Nothing is there, which is all that is to fix. */
  const isEmpty = useDerived((state) => toFix === 1 && state.issues.some((issue) => toneOf(issue) === 'hint'));
  const at = STEPS.indexOf(step);
  return (
    <nav aria-label={t('panels.steps.label')} className={className}>
      <ol className="m-0 flex list-none items-center gap-1 p-0">
        {STEPS.map((each, index) => {
          const isBlocked = each === 'summary' && toFix > 0;
          const reason = isBlocked ? (isEmpty ? t('words.issue.nothingPlaced') : t('panels.steps.blocked', { count: toFix })) : undefined;
          return (
            <li key={each} className="flex items-center gap-1">
              {index > 0 && <span aria-hidden className="h-px w-3 bg-hairline" />}
              <Pressable
                aria-current={step === each ? 'step' : undefined}
                aria-disabled={isBlocked || undefined}
                aria-description={reason}
                title={reason ?? (isTight ? t(`panels.steps.${each}`) : undefined)}
                onClick={() => !isBlocked && editor.setView({ step: each })}
                className={clsx(
                  'flex h-8 items-center gap-1.5 rounded-full px-2 text-sm hover:bg-hover',
                  step === each ? 'font-semibold' : 'text-muted',
                  isBlocked && 'opacity-50',
                )}
              >
                <span
                  aria-hidden
                  className={clsx(
                    'flex size-5 shrink-0 items-center justify-center rounded-full text-2xs font-semibold',
                    step === each ? 'bg-inverse text-on-inverse' : index < at ? 'bg-accent text-on-accent' : 'border border-field-line',
                  )}
                >
                  {index < at ? <CheckIcon size={12} /> : index + 1}
                </span>
                <span className={clsx(isTight && step !== each && 'max-[90rem]:sr-only')}>{t(`panels.steps.${each}`)}</span>
              </Pressable>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
