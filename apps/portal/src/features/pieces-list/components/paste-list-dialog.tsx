import type { CatalogId } from '@candil/domain';
import { useFailureMessage, useFormat, useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button, LoadingButton } from '@candil/ui-kit/button';
import { Checkbox } from '@candil/ui-kit/checkbox';
import { DataTable, type DataTableColumn } from '@candil/ui-kit/data-table';
import { Modal } from '@candil/ui-kit/modal';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import { TextArea } from '@candil/ui-kit/text-area';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type PreviewedLine, type PreviewState, pieceOfLine, stateOf } from '../model/preview-lines';
import { type PreviewProblem, useListPreview } from '../state/use-list-preview';
import type { NewPiece } from '../state/use-piece-editing';

interface PasteListDialogProps {
  readonly catalogId: CatalogId;
  /** Rows that the list may still have. */
  readonly room: number;
  /** Read at once when it holds anything. */
  readonly text: string;
  readonly onAdd: (pieces: readonly NewPiece[]) => void;
  readonly onClose: () => void;
}

const SHOWN = ['all', 'right', 'unsure', 'wrong', 'aside'] as const;

/** A pasted list line by line as it would be added: right, unsure or wrong, before any of it stands in the list. */
export const PasteListDialog = ({ catalogId, room, text: given, onAdd, onClose }: PasteListDialogProps) => {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const [text, setText] = useState(given);
  const preview = useListPreview(catalogId, room);
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('all');
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const [keepsWrong, setKeepsWrong] = useState(true);
  const readGiven = useRef(preview.read);
  useEffect(() => {
    if (given.trim() !== '') void readGiven.current(given);
  }, [given]);

  const lines = preview.lines ?? [];
  const counts = useMemo(() => {
    const all: Record<PreviewState, number> = { right: 0, unsure: 0, wrong: 0, aside: 0 };
    for (const line of lines) all[stateOf(line)] += 1;
    return all;
  }, [lines]);
  const selection = chosen ?? new Set(lines.filter((line) => stateOf(line) === 'right').map(({ id }) => id));
  const taken = lines.filter((line) => {
    const state = stateOf(line);
    if (state === 'wrong') return keepsWrong;
    return state !== 'aside' && selection.has(line.id);
  });
  const columns = usePreviewColumns();
  return (
    <Modal
      open
      size={preview.lines === undefined ? 'medium' : 'large'}
      closeOnBackdrop={false}
      onOpenChange={(open) => !open && onClose()}
      title={t('pieces.paste.title')}
      description={t('pieces.paste.intro', { max: format.number(room) })}
      footer={
        preview.lines === undefined ? (
          <>
            <Button onClick={onClose}>{t('pieces.paste.cancel')}</Button>
            <LoadingButton
              variant="primary"
              loading={preview.isReading}
              disabled={text.trim() === ''}
              onClick={() => void preview.read(text)}
            >
              {t('pieces.paste.read')}
            </LoadingButton>
          </>
        ) : (
          <>
            {counts.wrong > 0 && (
              <Checkbox
                label={t('pieces.paste.keepWrong', { count: counts.wrong })}
                checked={keepsWrong}
                onCheckedChange={(checked) => setKeepsWrong(checked === true)}
                className="me-auto"
              />
            )}
            <Button onClick={preview.startAnew}>{t('pieces.paste.change')}</Button>
            <Button variant="primary" disabled={taken.length === 0} onClick={() => onAdd(taken.map(pieceOfLine))}>
              {t('pieces.paste.add', { count: taken.length })}
            </Button>
          </>
        )
      }
    >
      {preview.problem && <Problem problem={preview.problem} />}
      {preview.lines === undefined ? (
        <TextArea
          label={t('pieces.paste.text')}
          value={text}
          onValueChange={setText}
          rows={12}
          maxLength={1_000_000}
          className="font-mono"
          hint={t('pieces.paste.hint')}
        />
      ) : (
        <>
          <SegmentedControl
            label={t('pieces.paste.show')}
            value={shown}
            onValueChange={(value) => setShown(SHOWN.find((each) => each === value) ?? 'all')}
            segments={SHOWN.filter((each) => each === 'all' || counts[each] > 0).map((each) => ({
              value: each,
              label: `${t(`pieces.paste.state.${each}`)} ${format.number(each === 'all' ? lines.length : counts[each])}`,
            }))}
            className="mb-4 max-w-full overflow-x-auto"
          />
          <DataTable
            label={t('pieces.paste.rows')}
            columns={columns}
            rows={shown === 'all' ? lines : lines.filter((line) => stateOf(line) === shown)}
            rowKey={({ id }) => id}
            selectLabel={({ line }) => t('pieces.paste.take', { row: line })}
            selection={selection}
            onSelectionChange={setChosen}
            height="min(24rem, 48vh)"
            narrow="scroll"
          />
        </>
      )}
    </Modal>
  );
};

const TONES: Record<PreviewState, string> = {
  right: 'text-success-text',
  unsure: 'text-warning-text',
  wrong: 'text-attention-text',
  aside: 'text-muted',
};

const usePreviewColumns = (): readonly DataTableColumn<PreviewedLine>[] => {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const wordFailure = useFailureMessage();
  return [
    { id: 'line', header: t('pieces.paste.row'), width: '4rem', cell: ({ line }) => format.number(line) },
    {
      id: 'text',
      header: t('pieces.paste.pasted'),
      width: 'minmax(10rem, 1fr)',
      cell: ({ text }) => <span className="font-mono text-sm">{text.slice(0, 120)}</span>,
    },
    {
      id: 'article',
      header: t('pieces.column.reference'),
      width: 'minmax(11rem, 1fr)',
      cell: (line) => {
        const article = line.article ?? line.candidates[0];
        return article === undefined ? pieceOfLine(line).text : `${article.referenceCode} · ${article.modelName}`;
      },
    },
    {
      id: 'quantity',
      header: t('pieces.column.quantity'),
      width: '6rem',
      end: true,
      cell: (line) => (stateOf(line) === 'aside' ? '' : format.number(pieceOfLine(line).quantity)),
    },
    {
      id: 'state',
      header: t('pieces.column.issue'),
      width: 'minmax(10rem, 1.2fr)',
      cell: (line) => {
        const state = stateOf(line);
        const reason =
          line.reason !== null && state === 'wrong' && !line.reason.code.startsWith('paste.') ? wordFailure(line.reason).title : '';
        return (
          <span className={TONES[state]}>
            {t(`pieces.paste.state.${state}`)}
            {reason !== '' && `: ${reason}`}
          </span>
        );
      },
    },
  ];
};

const Problem = ({ problem }: { readonly problem: PreviewProblem }) => {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const wordFailure = useFailureMessage();
  const words = (): string => {
    switch (problem.kind) {
      case 'empty':
        return t('pieces.paste.empty');
      case 'no-room':
        return t('pieces.paste.noRoom', { rows: format.number(problem.lines), most: format.number(problem.room) });
      case 'line-too-long':
        return t('pieces.paste.rowTooLong', { row: format.number(problem.line) });
      case 'failed':
        return wordFailure(problem.failure as { code: string }).title;
    }
  };
  return (
    <Alert severity="error" className="mb-4">
      {words()}
    </Alert>
  );
};
