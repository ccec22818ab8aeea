import { useTranslation } from '@candil/i18n/react';
import { ArrowRightIcon } from '@candil/ui-kit/icon';
import { Picture } from '@candil/ui-kit/picture';
import { useEffect, useRef } from 'react';
import type { PaletteEntry } from './palette-entry';

interface PaletteListProps {
  readonly id: string;
  readonly entries: readonly PaletteEntry[];
  readonly current: number;
  readonly onMark: (index: number) => void;
  readonly onChoose: (index: number) => void;
}

/** The lines under the search field, by group. The field keeps the focus and points here (`aria-activedescendant`). */
export const PaletteList = ({ id, entries, current, onMark, onChoose }: PaletteListProps) => {
  const { t } = useTranslation('common-front');
  const markedLine = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked line is another one when the index changes
  useEffect(() => markedLine.current?.scrollIntoView({ block: 'nearest' }), [current]);

  return (
    <div id={id} role="listbox" aria-label={t('shell.palette.title')} className="p-2">
      {entries.map((entry, index) => (
        <div key={entry.id} role="presentation">
          {entries[index - 1]?.group !== entry.group && (
            <div role="presentation" className="px-3 pt-3 pb-1.5 text-xs text-muted">
              {t(`shell.palette.${entry.group}`)}
            </div>
          )}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard acts on the search field, which keeps the focus */}
          <div
            ref={index === current ? markedLine : undefined}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onPointerMove={() => onMark(index)}
            onClick={() => onChoose(index)}
            className="flex min-h-12 cursor-pointer scroll-my-16 items-center gap-3 rounded-control px-3 py-1.5 aria-selected:bg-sunken"
          >
            {entry.group !== 'pages' && <Picture src={entry.image} alt="" className="size-9 shrink-0 rounded-md!" />}
            <span className="min-w-0 grow truncate">
              {entry.label}
              {entry.code && <span className="ml-2.5 font-mono text-sm text-muted">{entry.code}</span>}
            </span>
            {entry.detail && <span className="hidden shrink-0 text-sm text-muted sm:block">{entry.detail}</span>}
            <ArrowRightIcon size={16} className={index === current ? 'shrink-0 text-muted' : 'invisible'} />
          </div>
        </div>
      ))}
    </div>
  );
};
