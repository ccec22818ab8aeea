import { majorFromMinor } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { clsx } from 'clsx';
import { useBoard, useBoardShell } from './board-shell';

interface BoardDockProps {
  readonly isSmall: boolean;
  readonly onIssues: () => void;
}

/** The live answer to "what am I buying?": price, pieces, watts, lead time with its cause, and open choices. */
export const BoardDock = ({ isSmall, onIssues }: BoardDockProps) => {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const { format, currency, netVisible, editor } = useBoardShell();
  const { evaluation, issues, luminaires, others } = useBoard((state) => state.facts);
  const { totals, pieces, watts, lumens, availability } = evaluation;
  const total = totals && (netVisible ? totals.totalNet : totals.totalGross);
  const countOf = (rows: typeof luminaires) => rows.reduce((sum, { partIds }) => sum + partIds.length, 0);
  const setter = [...luminaires, ...others].find(({ view }) => view.availability?.weeks === availability.weeks)?.view.model;
  const setBy = setter?.name[language].replace(`${editor.catalogue.familyName} `, '');
  const rowIssues = [...luminaires, ...others].filter(({ view }) => view.issue !== undefined).length;
  const count = issues.length + rowIssues;
  const price = total === undefined ? '–' : format.money(majorFromMinor(total), currency);
  const tone = t(netVisible ? 'board.dock.net' : 'board.dock.gross');
  const pill = (
    <button
      type="button"
      onClick={onIssues}
      className={clsx(
        'min-h-9 shrink-0 rounded-full border px-4 text-sm pointer-coarse:min-h-11',
        count === 0 ? 'border-hairline bg-surface text-text' : 'border-warning bg-warning-soft text-warning-text',
      )}
    >
      {pieces === 0 ? t('board.dock.start') : count === 0 ? t('board.dock.fine') : t('board.dock.notices', { count })}
    </button>
  );
  if (isSmall) {
    return (
      <section
        aria-label={t('board.dock.label')}
        data-dock=""
        className="flex min-h-[4.25rem] shrink-0 items-center justify-between gap-3 border-t border-hairline bg-surface px-4 py-2"
      >
        <div className="min-w-0" aria-live="polite">
          <p className="m-0 text-xl leading-6 font-semibold whitespace-nowrap">{price}</p>
          <p className="m-0 text-xs text-pretty text-muted">
            {[
              t('board.dock.pieces', { count: pieces }),
              format.watts(watts),
              ...(pieces > 0 ? [format.weeks(availability.weeks)] : []),
            ].join(' · ')}
          </p>
        </div>
        {pill}
      </section>
    );
  }
  return (
    <section
      aria-label={t('board.dock.label')}
      data-dock=""
      className="flex min-h-16 shrink-0 items-center gap-8 border-t border-hairline bg-surface px-5 py-2"
    >
      <div aria-live="polite">
        <p className="m-0 text-xl leading-6 font-semibold whitespace-nowrap">{price}</p>
        <p className="m-0 text-xs whitespace-nowrap text-muted">{tone}</p>
      </div>
      <Fact
        value={t('board.dock.pieces', { count: pieces })}
        note={format.list([t('board.dock.lights', { count: countOf(luminaires) }), t('board.dock.parts', { count: countOf(others) })])}
      />
      <Fact value={format.watts(watts)} note={format.lumens(lumens)} />
      {pieces > 0 && <Fact value={format.weeks(availability.weeks)} note={setBy && t('board.dock.setBy', { name: setBy })} />}
      <div className="ms-auto">{pill}</div>
    </section>
  );
};

const Fact = ({ value, note }: { readonly value: string; readonly note: string | undefined }) => (
  <div>
    <p className="m-0 text-base font-semibold whitespace-nowrap">{value}</p>
    {note && <p className="m-0 text-xs whitespace-nowrap text-muted">{note}</p>}
  </div>
);
