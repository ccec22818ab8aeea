import type { BoardRow } from '@candil/configurator/board';
import { majorFromMinor, variationsOf } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { AlertIcon, PlusIcon } from '@candil/ui-kit/icon';
import { NativeSelect } from '@candil/ui-kit/native-select';
import { Picture } from '@candil/ui-kit/picture';
import { QuantitySelector } from '@candil/ui-kit/quantity-selector';
import { clsx } from 'clsx';
import { type FormEvent, useId, useState } from 'react';
import { LongWireMark } from '../words/long-wire-mark';
import { useBoard, useBoardLive, useBoardShell, useBoardView } from './board-shell';
import { lookOf } from './part-look';
import { useBoardWords } from './use-board-words';

const MOST = 500;

/** The parts of the board as rows: everything that is done on the board is done here as well. */
export const BoardTable = () => {
  const { t } = useTranslation('editor');
  const { netVisible } = useBoardShell();
  const facts = useBoard((state) => state.facts);
  const groups = [
    { key: 'luminaires', title: t('board.table.luminaires'), rows: facts.luminaires },
    { key: 'parts', title: t('board.table.parts'), rows: facts.others },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <section aria-label={t('board.table.title')} className="flex min-h-0 flex-col">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-4 pb-3">
        <h2 className="m-0 text-lg font-semibold">{t('board.table.title')}</h2>
        <AddByText />
      </div>
      {groups.length === 0 ? (
        <p className="m-0 px-4 pb-4 text-base text-muted">{t('board.table.empty')}</p>
      ) : (
        <table className="w-full border-collapse text-base">
          <thead>
            <tr className="border-b border-hairline text-start text-sm text-muted">
              <th scope="col" className="py-2 ps-4 text-start font-normal">
                {t('board.table.piece')}
              </th>
              <th scope="col" className="py-2 text-start font-normal max-md:hidden">
                {t('board.table.finish')}
              </th>
              <th scope="col" className="py-2 text-start font-normal">
                {t('board.table.quantity')}
              </th>
              <th scope="col" className="py-2 pe-4 text-end font-normal">
                {t(netVisible ? 'board.table.net' : 'board.table.gross')}
              </th>
            </tr>
          </thead>
          {groups.map(({ key, title, rows }) => (
            <tbody key={key}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={4}
                  className="border-y border-hairline bg-ground px-4 py-1.5 text-start text-sm font-semibold"
                >
                  {title}
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.key} row={row} />
              ))}
            </tbody>
          ))}
        </table>
      )}
      <PlacingRow />
    </section>
  );
};

const AddByText = () => {
  const { t } = useTranslation('editor');
  const { editor } = useBoardShell();
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const listId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const folded = text.trim().toLowerCase();
    if (folded === '') return;
    const named = Object.keys(editor.catalogue.parts).find((number) =>
      editor.catalogue.models.get(number)?.name[language].toLowerCase().includes(folded),
    );
    if (editor.addText(named ?? text)) setText('');
  };
  return (
    <form onSubmit={submit} className="relative ms-auto min-w-44 grow basis-44">
      <PlusIcon size={16} className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-muted" />
      <input
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label={t('board.table.add')}
        placeholder={t('board.table.add')}
        maxLength={64}
        list={listId}
        className="h-9 w-full rounded-control border border-hairline bg-sunken ps-9 pe-3 text-base pointer-coarse:h-11"
      />
      <datalist id={listId}>
        {Object.keys(editor.catalogue.parts).map((number) => (
          <option key={number} value={number}>
            {editor.catalogue.models.get(number)?.name[language]}
          </option>
        ))}
      </datalist>
    </form>
  );
};

const Row = ({ row }: { readonly row: BoardRow }) => {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const { editor, format, currency, netVisible, pictureOf, issueText } = useBoardShell();
  const words = useBoardWords();
  const discountPercent = useBoard((state) => (netVisible ? state.facts.evaluation.discountPercent : 0));
  const isSelected = useBoardView((state) => row.partIds.some((id) => state.selection.includes(id)));
  const { model, article, prices, issue, row: piece } = row.view;
  if (model === undefined) return null;
  const height = piece.selection.pendantHeightCm;
  const name = [words.short(model), ...(height === undefined ? [] : [format.height(height)])].join(', ');
  const finishes = variationsOf(model, 'color', editor.catalogue.today);
  const total = prices && Math.round(prices.totalGross * (1 - discountPercent / 100));
  const isLong = piece.selection.pendantHeightCm !== undefined && (article?.reference.includes('LW') ?? false);
  return (
    <tr
      data-row={piece.model}
      aria-selected={isSelected}
      className={clsx('border-b border-hairline-soft', isSelected && 'bg-accent-soft shadow-[inset_3px_0_0_var(--color-text)]')}
    >
      <td className="py-2.5 ps-4 pe-3">
        <button
          type="button"
          onClick={(event) => editor.select(row.partIds, event.shiftKey ? 'add' : 'replace')}
          aria-label={t('board.table.select', { name, count: row.partIds.length })}
          className="flex w-full items-center gap-3 text-start"
        >
          <Picture src={pictureOf(model.model, piece.selection.color)} alt="" className="w-11 shrink-0 rounded-md!" />
          <span className="min-w-0">
            <span className="block font-semibold text-pretty hyphens-auto wrap-anywhere">
              {name}
              {isLong && (
                <span className="ms-1.5">
                  <LongWireMark title={t('panels.inspector.longWire')} />
                </span>
              )}
            </span>
            <span className="block font-mono text-sm text-muted">{article?.reference ?? piece.model}</span>
            {issue !== undefined && (
              <span className="mt-0.5 flex items-start gap-1 text-sm text-attention-text">
                <AlertIcon size={14} className="mt-0.5 shrink-0" />
                {issueText(issue)}
              </span>
            )}
          </span>
        </button>
      </td>
      <td className="py-2.5 pe-2 max-md:hidden">
        <span className="relative inline-flex items-center">
          <span
            aria-hidden
            className="pointer-events-none absolute start-3 z-1 size-3 rounded-full border border-hairline"
            style={{ background: lookOf(model, piece.selection.color).fill }}
          />
          <NativeSelect
            label={t('board.table.finishOf', { name })}
            value={piece.selection.color ?? ''}
            options={finishes.map(({ modifier, description }) => ({ value: modifier, label: description[language] }))}
            onValueChange={(value) => editor.choose(row.key, 'finish', value)}
            className="[&_select]:max-w-34 [&_select]:pe-7! [&_select]:truncate [&_select]:rounded-control! [&_select]:ps-8!"
          />
        </span>
      </td>
      <td className="py-2.5 pe-2">
        <QuantitySelector
          size="sm"
          label={t('board.table.quantityOf', { name })}
          value={row.partIds.length}
          min={0}
          max={MOST}
          onValueChange={(quantity) => editor.setQuantity(row.key, quantity)}
          className="w-26"
        />
      </td>
      <td className="py-2.5 pe-4 text-end font-semibold whitespace-nowrap">
        {total === undefined ? '–' : format.money(majorFromMinor(total), currency)}
      </td>
    </tr>
  );
};

/** Row of the part in the hand, which is not on the board yet. */
const PlacingRow = () => {
  const { t } = useTranslation('editor');
  const { editor } = useBoardShell();
  const words = useBoardWords();
  const placing = useBoardLive((state) => state.placing);
  const onto = useBoardLive((state) => state.snap?.onto.partId);
  const labels = useBoard((state) => state.facts.labels);
  const model = placing && editor.catalogue.models.get(placing.model);
  if (placing === undefined || model === undefined) return null;
  const label = onto && labels.get(onto);
  return (
    <p className="m-3 flex items-center gap-2 rounded-control border-2 border-dashed border-text bg-accent-soft px-3 py-2 text-base">
      <PlusIcon size={16} />
      <strong>{label ? t('board.table.at', { name: words.short(model), label }) : words.short(model)}</strong>
      <span className="text-muted">{t('board.table.placing')}</span>
      <strong className="ms-auto">{words.adds(placing.model)}</strong>
    </p>
  );
};
