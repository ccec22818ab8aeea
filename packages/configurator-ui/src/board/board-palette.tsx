import { openConnector, type PaletteEntry, paletteOf } from '@candil/configurator/board';
import { useTranslation } from '@candil/i18n/react';
import { Picture } from '@candil/ui-kit/picture';
import { clsx } from 'clsx';
import { type KeyboardEvent, type RefObject, useMemo, useRef } from 'react';
import { rememberedFirst } from '../library/remembered-first';
import { useBoard, useBoardLive, useBoardShell, useBoardView } from './board-shell';
import { stepConnector } from './use-board-keys';
import { useBoardWords } from './use-board-words';

interface BoardPaletteProps {
  readonly palette: RefObject<HTMLElement | null>;
  /** A part is in the hand now: a sheet over the board gives way. */
  readonly onTaken?: () => void;
}

/** Models that can be laid on the board: first those that fit the chosen connector, then those that need another place; in both, favourites lead. */
export const BoardPalette = ({ palette, onTaken }: BoardPaletteProps) => {
  const { t } = useTranslation('editor');
  const { editor, remembered, favouriteMark } = useBoardShell();
  const words = useBoardWords();
  const facts = useBoard((state) => state.facts);
  const chosenKey = useBoardView((state) => state.connector);
  const chosen = openConnector(facts, chosenKey);
  const offered = useMemo(() => paletteOf(editor.catalogue, facts.open, chosen), [editor, facts, chosen]);
  const entries = rememberedFirst(offered, ({ model }) => model.model, remembered);
  const label = chosen && facts.labels.get(chosen.partId);
  const isFirst = (entry: PaletteEntry) => (chosen === undefined ? facts.parts.size === 0 || entry.places > 0 : entry.fits);
  const groups = [
    { title: label === undefined ? t('board.palette.fits') : t('board.palette.attaches', { label }), entries: entries.filter(isFirst) },
    { title: t('board.palette.needs'), entries: entries.filter((entry) => !isFirst(entry)) },
  ].filter((group) => group.entries.length > 0);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')];
    const at = cards.findIndex((card) => card.parentElement?.contains(document.activeElement));
    if (event.key === 'ArrowDown') cards[(at + 1) % cards.length]?.focus();
    else if (event.key === 'ArrowUp') cards[(at - 1 + cards.length) % cards.length]?.focus();
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') stepConnector(editor, event.key === 'ArrowRight' ? 1 : -1);
    else return;
    event.preventDefault();
  };
  return (
    <section
      ref={palette}
      aria-label={t('board.palette.label')}
      onKeyDown={onKeyDown}
      className="flex min-h-0 grow flex-col gap-5 overflow-y-auto overscroll-contain p-4"
    >
      {groups.map(({ title, entries: cards }) => (
        <div key={title}>
          <h2 className="m-0 mb-2.5 text-sm font-semibold">{title}</h2>
          <ul className="m-0 grid list-none grid-cols-[minmax(0,1fr)] gap-2 p-0">
            {cards.map((entry) => (
              <li key={entry.model.model} className="relative">
                <PartCard entry={entry} isOffered={isFirst(entry)} {...(onTaken && { onTaken })} />
                {favouriteMark && (
                  // Beside the price, not beside the name, which takes the whole width.
                  <span className="absolute end-1 bottom-1">{favouriteMark(entry.model.model, words.short(entry.model))}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="m-0 mt-auto pt-4 text-sm text-pretty text-muted max-lg:hidden">{t('board.palette.hint')}</p>
    </section>
  );
};

interface PartCardProps {
  readonly entry: PaletteEntry;
  readonly isOffered: boolean;
  readonly onTaken?: () => void;
}

/** A model with its picture: pressed, it takes the place that is chosen or the first that fits; dragged out, it goes where the pointer goes. */
const PartCard = ({ entry, isOffered, onTaken }: PartCardProps) => {
  const { t } = useTranslation('editor');
  const { editor, pictureOf } = useBoardShell();
  const words = useBoardWords();
  const isTaken = useBoardLive((state) => state.placing?.model === entry.model.model);
  /** True while the button that was pressed on this card is held. */
  const isHeld = useRef(false);
  const { model } = entry;
  const finish = model.variations.find(({ type }) => type === 'color')?.modifier;
  const name = words.short(model);
  return (
    <button
      type="button"
      data-card={model.model}
      aria-pressed={isTaken}
      aria-label={t('board.palette.lay', { name })}
      onClick={(event) => {
        // A key press, a chosen connector or a touch screen adds the part at once; otherwise it follows the pointer.
        if (isTaken) return editor.cancel();
        if (event.detail === 0 || editor.view.getState().connector !== undefined || window.matchMedia('(pointer: coarse)').matches) {
          editor.add(model.model);
          onTaken?.();
          return;
        }
        editor.beginPlacing(model.model);
      }}
      onPointerDown={({ pointerType, button }) => {
        isHeld.current = pointerType === 'mouse' && button === 0;
      }}
      onPointerUp={() => {
        isHeld.current = false;
      }}
      // Dragged out with the button held: the part comes along and is laid down where the button is released. It crosses other cards on its way.
      onPointerLeave={({ buttons }) => {
        const isDragged = isHeld.current && buttons === 1;
        isHeld.current = false;
        if (!isDragged || isTaken) return;
        editor.beginPlacing(model.model);
        onTaken?.();
      }}
      // The browser's own drag of the picture would take the pointer away.
      onDragStart={(event) => event.preventDefault()}
      className={clsx(
        'flex w-full min-w-0 items-center gap-3 rounded-control bg-surface p-2 text-start text-text',
        isTaken ? 'border-2 border-text p-[7px]' : 'border',
        isOffered ? 'border-hairline hover:border-text' : 'border-dashed border-faint opacity-80 hover:border-text hover:opacity-100',
      )}
    >
      <Picture src={pictureOf(model.model, finish)} alt="" className="w-12 shrink-0 rounded-md!" />
      <span className="min-w-0 grow">
        <span className="block truncate text-base font-semibold">{name}</span>
        <span className="flex flex-wrap gap-x-2 pe-7 text-sm text-muted">
          <span>{words.sizeOf(model)}</span>
          <span className="whitespace-nowrap">{words.adds(model.model)?.replace(/^\+/, '')}</span>
        </span>
        {entry.places > 0 && !entry.fits && (
          <span className="block pe-7 text-sm text-pretty text-muted">{t('board.palette.places', { count: entry.places })}</span>
        )}
      </span>
    </button>
  );
};
