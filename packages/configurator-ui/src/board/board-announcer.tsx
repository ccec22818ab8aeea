import type { BoardNote } from '@candil/configurator/board';
import { useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useEffect, useRef, useState } from 'react';
import { useBoardShell } from './board-shell';

/** Announces steps and refusals; refusals are shown as well. */
export const BoardAnnouncer = () => {
  const { t } = useTranslation('editor');
  const { editor } = useBoardShell();
  const toast = useToast();
  const [said, setSaid] = useState('');
  const words = (note: BoardNote): string => {
    switch (note.kind) {
      case 'done':
        return note.label === undefined || note.step === 'undo' || note.step === 'redo'
          ? t(`board.done.${note.step}`, { count: note.count })
          : `${note.label}: ${t(`board.done.${note.step}`, { count: note.count })}`;
      case 'snapped':
        return [
          t('board.canvas.snaps', { label: note.label }),
          ...(note.degrees > 0 ? [t('board.canvas.straightened', { degrees: note.degrees })] : []),
        ].join(', ');
      case 'refused':
        return t(`board.refused.${note.refusal}`);
    }
  };
  const latest = useRef({ words, toast });
  latest.current = { words, toast };
  useEffect(() => {
    const stop = editor.notes.subscribe(({ note }) => {
      if (note === undefined) return;
      const text = latest.current.words(note);
      setSaid(text);
      if (note.kind === 'refused') latest.current.toast.show({ title: text, tone: 'neutral' });
    });
    return stop;
  }, [editor]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
};
