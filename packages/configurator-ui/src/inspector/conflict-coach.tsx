import type { AttributeType, ElementId } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { TextButton } from '@candil/ui-kit/button';
import { Notice, NoticeAction } from '@candil/ui-kit/notice';
import { useMemo } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { useChangeWords } from '../words/use-change-words';
import { useFixEffect } from '../words/use-fix-effect';
import { useLengths } from '../words/use-lengths';
import { useNames } from '../words/use-names';
import { explain } from './use-options';

interface ConflictCoachProps {
  readonly id: ElementId;
  readonly model: string;
  readonly wanted: { readonly type: AttributeType; readonly modifier: string };
  readonly onDone: () => void;
}

/** Reason a value cannot be combined with the rest, and up to three ways to have it, each tried before it is offered. */
export const ConflictCoach = ({ id, model, wanted, onDone }: ConflictCoachProps) => {
  const { t } = useTranslation('editor');
  const { editor, format } = useEditorShell();
  const words = useChangeWords();
  const effectOf = useFixEffect();
  const names = useNames();
  const lengths = useLengths();
  const revision = useDocument((state) => state.revision);
  const { type, modifier } = wanted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the configuration is one object that changes with the revision
  const found = useMemo(
    () => ({ why: explain(editor, id, type, modifier), repairs: editor.repairsFor(id, { type, modifier }) }),
    [editor, id, type, modifier, revision],
  );
  const valueName = (attribute: AttributeType, code: string): string =>
    attribute === 'pendantHeight' ? lengths.full(Number(code)) : names.value(model, attribute, code);
  const culprits = (found.why?.choices ?? []).map((choice) => valueName(choice.type, choice.modifier));
  const reasons = [
    ...(found.why?.rows ?? []).flatMap(({ reason }) => reason?.[format.settings.language] ?? []),
    ...(found.why?.reasons ?? []).map((failure) => words.failure(failure).title),
  ];
  const value = valueName(type, modifier);
  return (
    <Notice
      role="status"
      tone="attention"
      title={
        culprits.length === 0 ? t('words.conflict.alone', { value }) : t('words.conflict.title', { value, others: format.list(culprits) })
      }
      actions={
        <>
          {found.repairs.map(({ id: repairId, label, apply, ...effect }) => (
            <NoticeAction
              key={repairId}
              effect={effectOf(effect)}
              onClick={() => {
                apply();
                onDone();
              }}
            >
              {words.fix(label)}
            </NoticeAction>
          ))}
          <TextButton onClick={onDone} className="self-start py-1!">
            {t('words.conflict.keep')}
          </TextButton>
        </>
      }
    >
      {reasons.length === 0 ? t('words.conflict.withoutReason') : [...new Set(reasons)].join(' ')}
      {found.repairs.length === 0 && ` ${t('words.conflict.none')}`}
    </Notice>
  );
};
