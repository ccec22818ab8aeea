import { isApiFailure } from '@candil/api-client';
import { previewPastedFileMutation, previewPasteMutation } from '@candil/api-client/react';
import type { PastePreview } from '@candil/contract';
import { PASTE_TEXT_MAX } from '@candil/contract/lengths';
import { type CatalogId, MAX_UPLOAD_BYTES } from '@candil/domain';
import { useLanguage } from '@candil/i18n/react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePortal } from '../../../shared/portal';
import { countLine, evaluateLine, type ListLine, linesOfPreview, mergeDuplicates, replaceLine } from './list-lines';

/** A pause in counting after which price and delivery are asked for. */
const COUNTING_PAUSE_MS = 400;

/** Problem that keeps a list from being read: a failure of the service, or one found before the list is sent. */
export interface ListProblem {
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const problemOf = (thrown: unknown): ListProblem => {
  if (!isApiFailure(thrown)) throw thrown;
  return thrown;
};

/** A corrected code keeps the texts beside it, unless the correction has others. */
const withPlaceOf = (corrected: ListLine, line: ListLine): ListLine => ({
  ...line,
  tag: line.tag || corrected.tag,
  room: line.room || corrected.room,
  note: line.note || corrected.note,
});

/** The list in the dialog: read by the service, then changed line by line. */
export const useList = (catalogId: CatalogId) => {
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const [lines, setLines] = useState<readonly ListLine[]>();
  const [columns, setColumns] = useState<PastePreview['columnsRead']>(null);
  const [problem, setProblem] = useState<ListProblem>();
  const batches = useRef(0);
  const counting = useRef(new Map<string, number>());
  const meta = { action: 'paste-preview', handles: ['*'], retry: false };
  const text = useMutation({ ...previewPasteMutation(client, { lang }), meta });
  const line = useMutation({ ...previewPasteMutation(client, { lang }), meta });
  const file = useMutation({ ...previewPastedFileMutation(client, { catalogId, lang }), meta });

  const numbered = (preview: PastePreview): readonly ListLine[] => {
    batches.current += 1;
    return linesOfPreview(preview.lines, String(batches.current));
  };
  const show = async (reading: Promise<PastePreview>): Promise<void> => {
    setProblem(undefined);
    try {
      const preview = await reading;
      setLines(numbered(preview));
      setColumns(preview.columnsRead);
    } catch (thrown) {
      setProblem(problemOf(thrown));
    }
  };
  /** Characters that neither JSON nor the database can store are invisible. */
  const sendable = (given: string): string => given.replaceAll('\0', '').toWellFormed();

  /** Price and delivery of a line that was counted anew; without an answer those of before stay. */
  const evaluate = async (id: string, { article, quantity }: Pick<ListLine, 'article' | 'quantity'>): Promise<void> => {
    if (article === null || quantity === null) return;
    try {
      const preview = await line.mutateAsync({ catalogId, text: `${article.referenceCode}\t${quantity}` });
      const answered = preview.lines[0]?.article;
      if (answered) setLines((known) => known && evaluateLine(known, id, quantity, answered));
    } catch (thrown) {
      problemOf(thrown);
    }
  };

  return {
    lines,
    columns,
    problem,
    isReading: text.isPending || file.isPending,
    readText: (given: string) => {
      if (given.length > PASTE_TEXT_MAX) setProblem({ code: 'paste.text-too-long', data: {} });
      else if (given.trim() !== '') void show(text.mutateAsync({ catalogId, text: sendable(given) }));
    },
    readFile: (given: File) => {
      if (given.size > MAX_UPLOAD_BYTES) setProblem({ code: 'request.too-large', data: {} });
      else void show(file.mutateAsync(given));
    },
    change: (change: (lines: readonly ListLine[]) => readonly ListLine[]) => setLines((known) => known && change(known)),
    count: (counted: ListLine, quantity: number) => {
      setLines((known) => known && countLine(known, counted.id, quantity));
      window.clearTimeout(counting.current.get(counted.id));
      const send = () => void evaluate(counted.id, { ...counted, quantity });
      counting.current.set(counted.id, window.setTimeout(send, COUNTING_PAUSE_MS));
    },
    correct: async (corrected: ListLine, given: string): Promise<boolean> => {
      setProblem(undefined);
      try {
        const answered = numbered(await line.mutateAsync({ catalogId, text: sendable(given).slice(0, PASTE_TEXT_MAX) }));
        setLines(
          (known) =>
            known &&
            replaceLine(
              known,
              corrected.id,
              answered.map((each) => withPlaceOf(corrected, each)),
            ),
        );
        return true;
      } catch (thrown) {
        setProblem(problemOf(thrown));
        return false;
      }
    },
    merge: () => {
      if (lines === undefined) return;
      const { lines: together, merged } = mergeDuplicates(lines);
      setLines(together);
      for (const each of merged) void evaluate(each.id, each);
    },
    startAnew: () => {
      setLines(undefined);
      setColumns(null);
      setProblem(undefined);
    },
  };
};

export type List = ReturnType<typeof useList>;
