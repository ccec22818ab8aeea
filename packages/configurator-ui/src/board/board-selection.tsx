import type { BoardRow } from '@candil/configurator/board';
import type { PieceColumn } from '@candil/configurator/pieces';
import { type CodeAttributeType, formatTemperatureDescription, parseLength, unitSystemOf, variationsOf } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { CopyIcon, RotateIcon, TrashIcon } from '@candil/ui-kit/icon';
import { NativeSelect } from '@candil/ui-kit/native-select';
import { useState } from 'react';
import { useBoard, useBoardShell, useBoardView } from './board-shell';
import { useBoardWords } from './use-board-words';

const CHOICES: readonly (readonly [PieceColumn, CodeAttributeType])[] = [
  ['finish', 'color'],
  ['temperature', 'temperature'],
  ['control', 'control'],
  ['installation', 'installation'],
];

/** Selected parts: their height, their options, and the commands for them. */
export const BoardSelection = () => {
  const { t } = useTranslation('editor');
  const { editor } = useBoardShell();
  const words = useBoardWords();
  const selection = useBoardView((state) => state.selection);
  const facts = useBoard((state) => state.facts);
  if (selection.length === 0) return null;
  const rows = [...facts.luminaires, ...facts.others].filter(({ partIds }) => partIds.some((id) => selection.includes(id)));
  const hanging = selection.filter((id) => facts.parts.get(id)?.selection.pendantHeightCm !== undefined);
  const heights = new Set(hanging.map((id) => facts.parts.get(id)?.selection.pendantHeightCm));
  const [only] = rows;
  return (
    <section aria-label={t('board.selection.label')} className="border-t border-hairline px-4 py-3">
      <p className="m-0 mb-2.5 text-sm text-muted">
        {t('board.selection.title', { count: selection.length })} · <span className="text-text">{words.labelsOf(selection)}</span>
      </p>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2.5">
        {hanging.length > 0 && (
          <HeightField
            key={`${[...heights].join(' ')} ${hanging.length}`}
            ids={hanging}
            heights={[...heights].map((height) => height ?? 0)}
          />
        )}
        {rows.length === 1 && only !== undefined && <Choices row={only} />}
        <div className="ms-auto flex flex-wrap gap-2">
          <Button size="sm" icon={<RotateIcon size={16} />} onClick={() => editor.turn(90)}>
            {t('board.selection.turn')}
          </Button>
          <Button size="sm" icon={<CopyIcon size={16} />} onClick={() => editor.duplicate()}>
            {t('board.selection.duplicate')}
          </Button>
          <Button size="sm" icon={<TrashIcon size={16} />} onClick={() => editor.remove()}>
            {t('board.selection.delete')}
          </Button>
        </div>
      </div>
    </section>
  );
};

interface HeightFieldProps {
  readonly ids: readonly string[];
  readonly heights: readonly number[];
}

/** One height for everything selected that hangs, typed in the unit of the catalogue and kept in whole centimetres. */
const HeightField = ({ ids, heights }: HeightFieldProps) => {
  const { t } = useTranslation('editor');
  const { editor, format } = useBoardShell();
  const system = unitSystemOf(format.settings.catalogId);
  const isMetric = system === 'metric';
  const shown = (centimetres: number): string => (isMetric ? String(centimetres) : format.height(centimetres));
  const [only] = heights;
  const before = heights.length === 1 && only !== undefined ? shown(only) : '';
  const [text, setText] = useState(before);
  const apply = () => {
    if (text === '' || text === before) return;
    const typed = parseLength(text, system);
    if (!typed.ok || !editor.setHeight(ids, Math.round(typed.value))) setText(before);
  };
  return (
    <label className="text-sm text-muted">
      {ids.length === 1 ? t('board.selection.height') : t('board.selection.heightOf', { count: ids.length })}
      <span className="mt-1 flex items-center gap-1.5">
        <input
          inputMode={isMetric ? 'numeric' : 'text'}
          maxLength={isMetric ? 4 : 14}
          value={text}
          placeholder={heights.map(shown).join(' · ')}
          onChange={(event) => setText(isMetric ? event.target.value.replaceAll(/\D/g, '') : event.target.value)}
          onBlur={apply}
          onKeyDown={(event) => {
            if (event.key === 'Enter') apply();
          }}
          className="h-9 w-24 rounded-control border border-field-line bg-surface px-3 text-base text-text pointer-coarse:h-11"
        />
        {isMetric && t('words.unit.cm')}
      </span>
    </label>
  );
};

const Choices = ({ row }: { readonly row: BoardRow }) => {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const { editor } = useBoardShell();
  const { model, row: piece } = row.view;
  if (model === undefined) return null;
  return CHOICES.map(([column, type]) => {
    const variations = variationsOf(model, type, editor.catalogue.today);
    if (variations.length < 2) return null;
    return (
      <NativeSelect
        key={column}
        showLabel
        label={t(`pieces.column.${column}`)}
        value={piece.selection[type] ?? ''}
        options={variations.map(({ modifier, description }) => ({
          value: modifier,
          label: type === 'temperature' ? formatTemperatureDescription(description[language]) : description[language],
        }))}
        onValueChange={(value) => editor.choose(row.key, column, value)}
        className={column === 'finish' ? 'md:hidden' : ''}
      />
    );
  });
};
