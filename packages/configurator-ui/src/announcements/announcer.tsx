import { type Announcement, culpritsOf, type Refusal } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useEffect, useRef, useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import type { ChangeWords } from '../words/change-words';
import { useChangeWords } from '../words/use-change-words';

/** Between two things said, ms: a screen reader that is interrupted all the time says nothing. */
const PAUSE_MS = 600;
/** More than so many that wait are old news. */
const MOST_WAITING = 4;

type Urgency = Announcement['urgency'];

/** Unrequested effects are shown as well as announced. */
const TOLD = new Set(['canopy-fallback', 'remote-driver', 'height-limited']);

interface AnnouncerProps {
  /** Number of the last announcement that is not made any more. */
  readonly after: number;
}

/** Announces steps and refusals, one after the other, and shows the refusals. */
export const Announcer = ({ after }: AnnouncerProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const toast = useToast();
  const words = useChangeWords();
  const [said, setSaid] = useState<{ readonly [K in Urgency]?: { readonly id: number; readonly text: string } }>({});
  const latest = useRef({ t, toast, words });
  latest.current = { t, toast, words };

  useEffect(() => {
    const waiting: Announcement[] = [];
    let last = after;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sayNext = () => {
      const next = waiting.shift();
      timer = undefined;
      if (next === undefined) return;
      setSaid((before) => ({ ...before, [next.urgency]: { id: next.id, text: textOf(next, latest.current.words, latest.current.t) } }));
      timer = setTimeout(sayNext, PAUSE_MS);
    };
    const hear = (all: readonly Announcement[]) => {
      for (const each of all) {
        if (each.id <= last) continue;
        last = each.id;
        waiting.push(each);
        show(each);
      }
      waiting.splice(0, waiting.length - MOST_WAITING);
      if (timer === undefined) sayNext();
    };
    /** Those that are still there and that the selection does not show already. */
    const shownCulprits = (failure: Refusal) => {
      const { tree } = editor.session.configuration;
      const there = culpritsOf(failure).filter((id) => tree.elements.has(id) && id !== tree.rootId);
      const { selection } = editor.view.getState();
      return there.length === selection.length && there.every((id) => selection.includes(id)) ? [] : there;
    };
    const show = ({ message }: Announcement) => {
      const { t: say, toast: toasts, words: wording } = latest.current;
      if (message.kind === 'refused') {
        const { title, text } = wording.failure(message.failure);
        const culprits = shownCulprits(message.failure);
        const names = wording.listOf(culprits);
        const showing = culprits.length > 0 && {
          label: say('words.refusal.show', { names }),
          altText: say('words.refusal.showOtherwise', { names }),
          onAction: () => editor.select(culprits),
        };
        const { remedy } = message;
        const limiting = remedy !== undefined && {
          label: say('words.refusal.limit', { names: wording.listOf(remedy.elementIds) }),
          altText: say('words.refusal.limitOtherwise'),
          onAction: remedy.apply,
        };
        toasts.show({
          tone: 'error',
          title: refusalTitle(message.failure, title, say),
          ...(text === undefined ? {} : { description: text }),
          ...(limiting ? { action: limiting, ...(showing && { alternative: showing }) } : showing && { action: showing }),
        });
      }
      if (message.kind === 'limited') {
        const { count, total } = message;
        toasts.show({ title: say('words.refusal.limited', { count, total }), onUndo: editor.undo });
      }
      if (message.kind !== 'done') return;
      const sentences = message.effects.filter(({ kind }) => TOLD.has(kind)).map(wording.effect);
      if (sentences.length > 0) toasts.show({ title: sentences[0] ?? '', onUndo: editor.undo });
    };
    hear(editor.announcements.getState());
    const stop = editor.announcements.subscribe(hear);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [editor, after]);

  return (
    <>
      <div aria-live="polite" aria-atomic className="sr-only">
        {said.polite && <span key={said.polite.id}>{said.polite.text}</span>}
      </div>
      <div aria-live="assertive" aria-atomic className="sr-only">
        {said.assertive && <span key={said.assertive.id}>{said.assertive.text}</span>}
      </div>
    </>
  );
};

/** Reasons are written as titles, and followed by more. */
const asSentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

type Say = ReturnType<typeof useTranslation<'editor'>>['t'];

/** A rule of the catalogue is named as such, in the words of the specification; other refusals are sentences of their own. */
const refusalTitle = ({ code }: Refusal, reason: string, t: Say): string =>
  code === 'rule.rejected' ? t('words.refusal.rule', { reason }) : reason;

const textOf = ({ message }: Announcement, words: ChangeWords, t: Say): string => {
  switch (message.kind) {
    case 'refused': {
      const { title, text } = words.failure(message.failure);
      return [asSentence(refusalTitle(message.failure, title, t)), text && asSentence(text), t('words.refusal.undone')]
        .filter(Boolean)
        .join(' ');
    }
    case 'limited':
      return t('words.refusal.limited', { count: message.count, total: message.total });
    case 'done':
      return [words.label(message.label), ...message.effects.map(words.effect)].join('. ');
    case 'undone':
      return t('words.history.undone', { step: words.label(message.label) });
    case 'redone':
      return t('words.history.redone', { step: words.label(message.label) });
    case 'went':
      return t('words.history.went', { step: message.label === undefined ? t('words.history.opened') : words.label(message.label) });
  }
};
