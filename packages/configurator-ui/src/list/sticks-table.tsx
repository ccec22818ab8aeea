import type { ListVerbs } from '@candil/configurator/list';
import { useTranslation } from '@candil/i18n/react';
import { Button, TextButton } from '@candil/ui-kit/button';
import { PlusIcon } from '@candil/ui-kit/icon';
import { TableBody, TableFrame, TableGroup, TableHead, TableHeader } from '@candil/ui-kit/table';
import { type FormEvent, useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { useStickWords } from '../stick/use-stick-words';
import { useLengths } from '../words/use-lengths';
import { ModelPicker } from './model-picker';
import { StickRow } from './stick-row';
import { useAttempt } from './use-attempt';
import { onColumnKeys } from './use-column-keys';

const COLUMNS = 7;

/** The sticks, line by line: joined sticks are fed together. */
export const SticksTable = ({ list }: { readonly list: ListVerbs }) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const words = useStickWords();
  const lines = useDocument(({ scene }) => scene.lines);
  const sticks = useDocument(({ scene }) => scene.sticks);
  return (
    <TableFrame label={t('list.sticks')} onKeyDown={onColumnKeys} footer={isReadOnly ? undefined : <AddStick list={list} />}>
      {lines.length > 0 && (
        <TableHead>
          <TableHeader>{t('list.stick')}</TableHeader>
          <TableHeader>{t('sticks.lengthOf')}</TableHeader>
          <TableHeader>{t('words.attribute.color')}</TableHeader>
          <TableHeader>{t('words.attribute.temperature')}</TableHeader>
          <TableHeader>{t('words.attribute.control')}</TableHeader>
          <TableHeader>{t('belts.feed.kind')}</TableHeader>
          <TableHeader>
            <span className="sr-only">{t('words.action.remove')}</span>
          </TableHeader>
        </TableHead>
      )}
      {lines.map((line) => (
        <TableBody key={line.id}>
          <TableGroup
            label={words.line(line)}
            columns={COLUMNS}
            aside={
              <span className="flex items-center gap-4 tabular-nums">
                <span>{line.feeds.length === 0 ? t('belts.noPower') : words.load(line.watts, line.deliveredWatts)}</span>
                {!isReadOnly && (
                  <TextButton onClick={() => editor.remove(line.stickIds)} aria-label={t('list.remove', { name: words.line(line) })}>
                    {t('words.action.remove')}
                  </TextButton>
                )}
              </span>
            }
          />
          {sticks
            .filter(({ lineId }) => lineId === line.id)
            .map((stick) => (
              <StickRow key={stick.id} stick={stick} line={line} />
            ))}
        </TableBody>
      ))}
    </TableFrame>
  );
};

/** One more stick by its length: it hangs down from the ceiling until it is drawn elsewhere. */
const AddStick = ({ list }: { readonly list: ListVerbs }) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const lengths = useLengths();
  const { error, attempt } = useAttempt();
  const { sticks } = editor.sticks.parts;
  const [model, setModel] = useState(sticks[1]?.model ?? sticks[0]?.model ?? '');
  const add = (event: FormEvent) => {
    event.preventDefault();
    attempt(() => list.addStick(model));
  };
  return (
    <form onSubmit={add} noValidate className="flex flex-wrap items-end gap-3">
      <ModelPicker
        label={t('sticks.lengthOf')}
        value={model}
        onValueChange={setModel}
        className="w-36"
        options={sticks.map((part) => ({ value: part.model, label: lengths.full(Math.round(part.lengthMetres * 100)) }))}
      />
      <Button type="submit" icon={<PlusIcon size={18} />}>
        {t('list.addStick')}
      </Button>
      <p className="m-0 max-w-80 text-sm text-pretty text-muted">{t('list.stickNote')}</p>
      {error && (
        <p role="alert" className="m-0 w-full text-sm text-attention-text">
          {error}
        </p>
      )}
    </form>
  );
};
