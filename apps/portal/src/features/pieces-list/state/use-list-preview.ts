import { isApiFailure } from '@candil/api-client';
import { previewPasteMutation } from '@candil/api-client/react';
import { PASTE_LINES_MAX, PASTE_TEXT_MAX, type PasteLine } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { useLanguage } from '@candil/i18n/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePortal } from '../../../shared/portal';
import { linesToRead, type PreviewedLine, previewed, type UnreadText } from '../model/preview-lines';

/** Problem that keeps a text from being read. */
export type PreviewProblem = UnreadText | { readonly kind: 'failed'; readonly failure: unknown };

/** A text read by the service, as many lines at a time as it takes. */
export const useListPreview = (catalogId: CatalogId, room: number) => {
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const [lines, setLines] = useState<readonly PreviewedLine[]>();
  const [problem, setProblem] = useState<PreviewProblem>();
  const { mutateAsync, isPending } = useMutation({
    ...previewPasteMutation(client, { lang }),
    meta: { action: 'paste-preview', handles: ['*'], retry: false },
  });

  const read = async (text: string): Promise<void> => {
    setProblem(undefined);
    const toRead = linesToRead(text, { room, linesMax: PASTE_LINES_MAX, charactersMax: PASTE_TEXT_MAX });
    if (toRead.kind !== 'chunks') return setProblem(toRead);
    try {
      const found: PasteLine[] = [];
      for (const [index, chunk] of toRead.chunks.entries()) {
        const answer = await mutateAsync({ catalogId, text: chunk.text });
        found.push(...previewed(answer.lines, chunk.firstLine, index));
      }
      setLines(found.map((line, index) => ({ ...line, id: String(index) })));
    } catch (thrown) {
      if (!isApiFailure(thrown)) throw thrown;
      setProblem({ kind: 'failed', failure: thrown });
    }
  };
  return {
    lines,
    problem,
    isReading: isPending,
    read,
    startAnew: () => {
      setLines(undefined);
      setProblem(undefined);
    },
  };
};
