import { type Editor, fingerprintOf } from '@candil/configurator';
import type { EmbedComposition, EmbedErrorCode, EmbedExportFormat, EmbedMessage, EmbedToApp } from '@candil/contract';
import { EMBED_QUEUE_MAX } from '@candil/contract/embed';
import type { HostLink } from './host-link';
import { summaryOf } from './summary-of';

/** Steps follow each other quickly while something is dragged by keys; changes are reported when they pause. */
const PAUSE_MILLISECONDS = 150;

export const compositionOf = (editor: Editor): EmbedComposition => ({
  document: editor.toDocument(),
  furniture: editor.document.getState().furniture,
});

interface ConversationParts {
  readonly link: HostLink;
  readonly currency: 'EUR' | 'USD';
  readonly showsPrices: boolean;
  /** Shows another composition; whether it could be read. */
  readonly show: (composition: EmbedComposition) => Promise<boolean>;
}

/** Messages of the frame about its editor, and its answers. */
export interface Conversation {
  /** Starts the conversation about this editor; returns a function that ends it. */
  readonly attach: (editor: Editor) => () => void;
}

export const converse = ({ link, currency, showsPrices, show }: ConversationParts): Conversation => {
  let editor: Editor | undefined;
  /** The composition as the page knows it. */
  let announcedHash = '';
  let announcedIssue = '';
  let isOpen = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const fail = (code: EmbedErrorCode, inReplyTo: number | null) => link.tell({ type: 'error', payload: { code, inReplyTo } });
  const stateOf = (current: Editor) => {
    const composition = compositionOf(current);
    return { ...composition, hash: fingerprintOf(composition), summary: summaryOf(current, currency, showsPrices) };
  };

  const tellIssues = (current: Editor) => {
    const { issues } = current.derived.getState();
    const fixes = issues.filter(({ severity }) => severity === 'fix').length;
    const payload =
      fixes > 0
        ? ({ severity: 'fix', count: fixes } as const)
        : ({ severity: issues.length > 0 ? 'notice' : 'none', count: issues.length } as const);
    const issue = JSON.stringify(payload);
    if (issue === announcedIssue) return;
    announcedIssue = issue;
    link.tell({ type: 'issue', payload });
  };
  const tellChange = () => {
    if (editor === undefined) return;
    const { hash, summary } = stateOf(editor);
    // A change made by the page is not reported back to it: two sides that answer each other's changes would never stop.
    if (hash !== announcedHash) link.tell({ type: 'changed', payload: { hash, summary, dirty: editor.document.getState().isChanged } });
    announcedHash = hash;
    tellIssues(editor);
  };
  const sendExport = async (current: Editor, format: EmbedExportFormat, inReplyTo: number) => {
    try {
      const { exportComposition } = await import('@candil/configurator-ui/export');
      link.tell({ type: 'exported', payload: { ...(await exportComposition(current, format)), inReplyTo } });
    } catch {
      fail('export.failed', inReplyTo);
    }
  };
  /** Documents that are being read. */
  let reading = 0;
  let awaitsEditor = false;
  /** Questions about a document that the page has sent and that is not shown yet. */
  const waiting: (() => void)[] = [];
  const isOpening = () => reading > 0 || awaitsEditor;
  const answerWaiting = () => {
    if (!isOpening()) for (const answer of waiting.splice(0)) answer();
  };
  const open = async (composition: EmbedComposition, inReplyTo: number) => {
    reading += 1;
    const isShown = await show(composition).catch(() => false);
    reading -= 1;
    if (isShown) awaitsEditor = true;
    else fail('composition.unreadable', inReplyTo);
    answerWaiting();
  };
  const serve = (message: EmbedMessage<EmbedToApp>) => {
    if (editor === undefined) return;
    const { id } = message;
    const isQuestion = message.type === 'requestState' || message.type === 'requestExport';
    if (isQuestion && isOpening()) {
      if (waiting.length < EMBED_QUEUE_MAX) waiting.push(() => serve(message));
      else fail('queue.full', id);
      return;
    }
    switch (message.type) {
      case 'setDocument': {
        const { payload } = message;
        if (!isOpening() && fingerprintOf(payload) === stateOf(editor).hash) return;
        return void open(payload, id);
      }
      case 'requestState':
        return link.tell({ type: 'state', payload: { ...stateOf(editor), inReplyTo: id } });
      case 'requestExport':
        return void sendExport(editor, message.payload.format, id);
      // Taken by the link.
      case 'init':
      case 'setHeight':
        return;
    }
  };

  return {
    attach: (next) => {
      editor = next;
      announcedHash = stateOf(next).hash;
      tellIssues(next);
      if (!isOpen) link.open(serve);
      isOpen = true;
      awaitsEditor = false;
      answerWaiting();
      const unsubscribe = next.document.subscribe(() => {
        clearTimeout(pause);
        pause = setTimeout(tellChange, PAUSE_MILLISECONDS);
      });
      return () => {
        clearTimeout(pause);
        unsubscribe();
      };
    },
  };
};
