import { isApiFailure } from '@candil/api-client';
import { type CatalogId, TEXT_KINDS } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Modal } from '@candil/ui-kit/modal';
import { TextField } from '@candil/ui-kit/text-field';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { usePriceWords } from '../../shared/browse/use-price-words';
import type { LeftOverLine } from '../../shared/left-over-line';
import { ListPreview } from './components/list-preview';
import { ListProblemAlert } from './components/list-problem';
import { ListSource } from './components/list-source';
import { isReady, leaveOut, leftOverLines, totalsOf } from './model/list-lines';
import { useAddList } from './model/use-add-list';
import { useLineWords } from './model/use-line-words';
import { type ListProblem, useList } from './model/use-list';

/** Target of the list: an existing project, or a new one. */
export type PasteTarget = { readonly projectId: string; readonly version: number; readonly name: string } | 'new';

/** Result of the dialog. */
export interface PasteOutcome {
  /** The project the lines went to; undefined when nothing was added. */
  readonly projectId?: string;
  /** Pasted text that was not added; undefined when it came from a file and nothing was added. */
  readonly text: string | undefined;
  readonly left: readonly LeftOverLine[];
}

interface PasteDialogProps {
  readonly target: PasteTarget;
  readonly catalogId: CatalogId;
  /** Read at once when it holds anything. */
  readonly text: string;
  readonly onClose: (outcome: PasteOutcome) => void;
}

/** A pasted or uploaded list as it would be added: corrected, counted and added in one step. */
export const PasteDialog = ({ target, catalogId, text: given, onClose }: PasteDialogProps) => {
  const { t } = useTranslation('eproject');
  const priceWords = usePriceWords();
  const words = useLineWords();
  const list = useList(catalogId);
  const add = useAddList(catalogId);
  const [text, setText] = useState(given);
  const [name, setName] = useState('');
  const [isNameMissing, setNameMissing] = useState(false);
  const [problem, setProblem] = useState<ListProblem>();
  const [isDropping, setDropping] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const lines = list.lines ?? [];
  const totals = totalsOf(lines);
  const left = leftOverLines(lines);

  const readGiven = useRef(list.readText);
  useEffect(() => void readGiven.current(given), [given]);

  const readFile = (file: File) => {
    setProblem(undefined);
    list.readFile(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setDropping(false);
    const [file] = event.dataTransfer.files;
    const dropped = event.dataTransfer.getData('text/plain');
    if (file) readFile(file);
    else if (dropped !== '') {
      setText(dropped);
      list.readText(dropped);
    }
  };

  const submit = async () => {
    if (target === 'new' && name.trim() === '') {
      setNameMissing(true);
      nameField.current?.focus();
      return;
    }
    setProblem(undefined);
    try {
      const { project } = await add.mutateAsync({
        destination: target === 'new' ? { newName: name.trim() } : target,
        lines: lines.filter(isReady),
        onAdded: (added) => list.change((all) => added.reduce((rest, { id }) => leaveOut(rest, id), all)),
      });
      if (project === undefined) return;
      const problems = left.map((line) => ({ text: line.text.replaceAll('\t', ' '), reason: words.reason(line) }));
      onClose({ projectId: project.id, text: problems.map((each) => each.text).join('\n'), left: problems });
    } catch (thrown) {
      if (!isApiFailure(thrown)) throw thrown;
      setProblem(thrown);
    }
  };
  const giveUp = () => onClose({ text: text === '' ? undefined : text, left: [] });

  const shown = problem ?? list.problem;
  const amount = totals.price && priceWords.exact(totals.price);
  const isNew = target === 'new';
  return (
    <Modal
      open
      size={list.lines === undefined ? 'medium' : 'large'}
      closeOnBackdrop={false}
      onOpenChange={(open) => !open && giveUp()}
      title={target === 'new' ? t('paste.titleNew') : t('paste.titleProject', { name: target.name })}
      description={t('paste.intro')}
      onDragOver={(event) => {
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropping(false);
      }}
      onDrop={onDrop}
      footer={
        list.lines !== undefined && (
          <>
            <p className="m-0 mr-auto text-sm text-pretty" aria-live="polite">
              <strong className="font-semibold">
                {[t('paste.products', { count: totals.products }), t('paste.pieces', { count: totals.pieces }), amount]
                  .filter((part) => part !== undefined)
                  .join(' · ')}
              </strong>
              {left.length > 0 && (
                <span className="block text-muted">{t(isNew ? 'paste.restNew' : 'paste.rest', { count: left.length })}</span>
              )}
            </p>
            <Button onClick={giveUp}>{t('paste.cancel')}</Button>
            <Button
              variant="primary"
              disabled={totals.products === 0}
              loading={add.isPending}
              loadingLabel={t('paste.adding')}
              onClick={() => void submit()}
            >
              {t(isNew ? 'paste.create' : 'paste.add', { count: totals.products })}
            </Button>
          </>
        )
      }
    >
      {isDropping && (
        <p className="pointer-events-none sticky top-0 z-10 m-0 mb-4 rounded-control border-2 border-dashed border-focus bg-accent-soft px-4 py-3 text-center font-semibold">
          {t('paste.source.drop')}
        </p>
      )}
      {shown && <ListProblemAlert problem={shown} />}
      {list.lines === undefined ? (
        <ListSource text={text} onTextChange={setText} isReading={list.isReading} onRead={() => list.readText(text)} onFile={readFile} />
      ) : (
        <>
          {isNew && (
            <TextField
              ref={nameField}
              label={t('paste.name')}
              required
              value={name}
              maxLength={TEXT_KINDS.projectTitle.max}
              onValueChange={(next) => {
                setName(next);
                setNameMissing(false);
              }}
              error={isNameMissing ? t('paste.nameMissing') : undefined}
              className="mb-6 max-w-lg"
            />
          )}
          <ListPreview list={list} lines={list.lines} />
        </>
      )}
    </Modal>
  );
};
