import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { TextField } from '@candil/ui-kit/text-field';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { focusDrawing } from '../flat/focus-drawing';
import { useChangeWords } from '../words/use-change-words';
import type { BeginFromCode, CodeRefusal } from './code-refusal';

interface CodeStarterProps {
  readonly begin: BeginFromCode;
}

interface Refused {
  readonly text: string;
  readonly action: ReactNode;
}

/** The field that begins a room from a code. What was typed stays until it has begun. */
export const CodeStarter = ({ begin }: CodeStarterProps) => {
  const { t } = useTranslation('editor');
  const words = useChangeWords();
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const underWay = useRef<AbortController>(undefined);
  const [code, setCode] = useState('');
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  useEffect(() => () => underWay.current?.abort(), []);
  // Reason and way out stand at the end of a list that is scrolled.
  useEffect(() => {
    if (refused !== undefined) form.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  const refuse = (reason: Refused) => {
    setRefused(reason);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (underWay.current !== undefined) return;
    if (code.trim() === '') {
      refuse({ text: t('panels.start.code.none'), action: undefined });
      return;
    }
    const control = new AbortController();
    underWay.current = control;
    setPending(true);
    setRefused(undefined);
    const refusal = await begin(code.trim(), control.signal);
    underWay.current = undefined;
    if (refusal === undefined) {
      // The field is gone, or goes with the next frame.
      if (!control.signal.aborted || document.activeElement === document.body) focusBegun();
      return;
    }
    if (control.signal.aborted) return;
    setPending(false);
    refuse({ text: sentencesOf(refusal, words), action: 'failure' in refusal ? undefined : refusal.action });
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="flex scroll-mb-5 flex-col gap-2">
      <div className="flex flex-wrap items-start gap-2">
        <TextField
          ref={field}
          label={t('panels.start.code.label')}
          hint={t('panels.start.code.hint')}
          error={refused?.text}
          value={code}
          onValueChange={(text) => {
            setCode(text);
            setRefused(undefined);
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          className="min-w-0 grow basis-48"
        />
        {/* Beside the field itself, below its label. */}
        <Button type="submit" loading={isPending} className="mt-[1.625rem]">
          {t('panels.start.code.begin')}
        </Button>
      </div>
      {refused?.action && <div>{refused.action}</div>}
    </form>
  );
};

const sentencesOf = (refusal: CodeRefusal, words: ReturnType<typeof useChangeWords>): string => {
  const { title, text } = 'failure' in refusal ? words.failure(refusal.failure) : refusal;
  return text === undefined || text === '' ? title : `${title}${/[.!?]$/.test(title) ? '' : '.'} ${text}`;
};

/** Goes to where work continues: a drawing, else the list of the room, else the first control of a list. */
const focusBegun = () => {
  if (focusDrawing()) return;
  document.querySelector<HTMLElement>('[data-editor] [role="tree"] [tabindex="0"], [data-editor] main :is(select, input, button)')?.focus();
};
