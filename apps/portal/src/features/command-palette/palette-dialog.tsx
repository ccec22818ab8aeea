import { useTranslation } from '@candil/i18n/react';
import { CloseIcon, SearchIcon } from '@candil/ui-kit/icon';
import { Modal } from '@candil/ui-kit/modal';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PaletteList } from './palette-list';
import { usePaletteEntries } from './use-palette-entries';

/** Search and go: one field, one list, all by the keyboard. */
export const PaletteDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('common-front');
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const { entries, term, hasFailed, isSearching } = usePaletteEntries(typed);
  const current = Math.min(marked, entries.length - 1);

  useEffect(() => input.current?.focus(), []);

  const go = (index: number) => {
    const entry = entries[index];
    if (!entry) return;
    onClose();
    void navigate(entry.to);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Partial<Record<string, number>> = { ArrowDown: current + 1, ArrowUp: current - 1 };
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setMarked((next + entries.length) % Math.max(entries.length, 1));
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      go(current);
    }
  };

  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('shell.palette.title')}
      hideTitle
      closeButton={false}
      flush
      className="max-w-[40rem]! self-start sm:mt-[12dvh] min-[576px]:max-h-[70dvh]!"
    >
      <div className="sticky top-0 z-1 flex items-center gap-3 border-b border-hairline bg-raised pr-3 pl-5">
        <SearchIcon size={20} className="shrink-0 text-muted" />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={entries.length > 0 ? `${listId}-${current}` : undefined}
          aria-label={t('shell.palette.placeholder')}
          placeholder={t('shell.palette.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setMarked(0);
          }}
          onKeyDown={onKeyDown}
          className="h-15 min-w-0 grow border-0 bg-transparent text-lg text-text outline-none [&::-webkit-search-cancel-button]:appearance-none"
        />
        <button
          type="button"
          onClick={onClose}
          className="flex h-8 items-center rounded-sm border border-hairline bg-transparent px-2.5 text-xs text-muted hover:text-text max-md:size-10 max-md:justify-center max-md:border-transparent max-md:px-0"
          aria-label={t('shell.action.close')}
        >
          <CloseIcon size={20} className="md:hidden" />
          <span className="hidden md:block">Esc</span>
        </button>
      </div>
      <p role="status" className="sr-only">
        {isSearching ? t('shell.palette.searching') : t('shell.palette.results', { count: entries.length })}
      </p>
      {entries.length > 0 ? (
        <PaletteList id={listId} entries={entries} current={current} onMark={setMarked} onChoose={go} />
      ) : (
        !isSearching && (
          <p className="m-0 px-5 py-8 text-pretty text-muted">
            {hasFailed ? t('shell.palette.failed') : t('shell.palette.nothing', { term })}
          </p>
        )
      )}
    </Modal>
  );
};
