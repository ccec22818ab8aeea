import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { TextField } from '@candil/ui-kit/text-field';
import { type FormEvent, useState } from 'react';
import type { ListLine } from '../model/list-lines';

interface CorrectLineProps {
  readonly line: ListLine;
  /** Answers false when it could not be asked. */
  readonly onCorrect: (text: string) => Promise<boolean>;
  readonly onGiveUp: () => void;
}

/** A line as a field in its place; Enter has it read again, Escape leaves it as it was. */
export const CorrectLine = ({ line, onCorrect, onGiveUp }: CorrectLineProps) => {
  const { t } = useTranslation('eproject');
  const [text, setText] = useState(line.text.replaceAll('\t', ' '));
  const [isChecking, setChecking] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isChecking) return;
    setChecking(true);
    if (!(await onCorrect(text))) setChecking(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="flex w-full flex-wrap items-center gap-2">
      <TextField
        label={t('paste.editLine', { line: line.line })}
        hideLabel
        size="sm"
        autoFocus
        value={text}
        onValueChange={setText}
        spellCheck={false}
        autoComplete="off"
        className="min-w-0 grow basis-56 font-mono"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          onGiveUp();
        }}
      />
      <Button type="submit" size="sm" loading={isChecking}>
        {t('paste.check')}
      </Button>
      <Button size="sm" variant="ghost" onClick={onGiveUp}>
        {t('paste.cancelEdit')}
      </Button>
    </form>
  );
};
