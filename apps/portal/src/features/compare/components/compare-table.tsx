import type { ComparedVariant } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Switch } from '@candil/ui-kit/switch';
import { TableBody, TableCell, TableFrame, TableHead, TableHeader, TableRow } from '@candil/ui-kit/table';
import { VisuallyHidden } from '@candil/ui-kit/visually-hidden';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { useTargetProject } from '../../../shared/browse/use-target-project';
import { COMPARISON_GROUPS, type ComparisonGroup, type ComparisonRow, comparisonRows } from '../model/comparison-rows';
import { useFactWords } from '../model/use-fact-words';
import { VariantHead } from './variant-head';

interface CompareTableProps {
  readonly variants: readonly ComparedVariant[];
  readonly catalogId: CatalogId;
  readonly target: ReturnType<typeof useTargetProject>;
  /** Others were asked for and are on their way. */
  readonly busy: boolean;
  readonly onReplace: (at: number) => void;
  readonly onRemove: (at: number) => void;
}

const GROUPS = Object.keys(COMPARISON_GROUPS) as ComparisonGroup[];

/** The variants as columns, the compared properties as rows; on a phone the columns are swiped beside the names of the rows. */
export const CompareTable = ({ variants, catalogId, target, busy, onReplace, onRemove }: CompareTableProps) => {
  const { t } = useTranslation('eproject');
  const { words, label } = useFactWords();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const groups = GROUPS.map((group) => ({ group, rows: comparisonRows(variants, group, words) }));
  const all = groups.flatMap(({ rows }) => rows);
  const different = all.filter(({ differs }) => differs).length;
  const shown = groups
    .map(({ group, rows }) => ({ group, rows: onlyDifferent ? rows.filter(({ differs }) => differs) : rows }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      {variants.length > 1 && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="m-0 text-base text-muted" aria-live="polite">
            {t('compare.different', { count: different, all: all.length })}
          </p>
          <Switch label={t('compare.onlyDifferent')} checked={onlyDifferent} onCheckedChange={setOnlyDifferent} />
        </div>
      )}
      <div aria-busy={busy} className="transition-opacity aria-busy:opacity-60">
        <TableFrame
          label={t('compare.table')}
          narrow="scroll"
          className="snap-x snap-mandatory scroll-ps-28 overscroll-x-contain md:scroll-ps-48"
        >
          <TableHead>
            <TableHeader className={ROW_NAME}>
              <VisuallyHidden>{t('compare.property')}</VisuallyHidden>
            </TableHeader>
            {variants.map((variant, at) => (
              <TableHeader
                key={`${variant.referenceCode} ${variant.pendantHeight ?? ''}`}
                className={clsx(COLUMN, 'p-4! whitespace-normal!')}
              >
                <VariantHead
                  variant={variant}
                  catalogId={catalogId}
                  target={target}
                  onReplace={() => onReplace(at)}
                  onRemove={() => onRemove(at)}
                />
              </TableHeader>
            ))}
          </TableHead>
          {shown.map(({ group, rows }) => (
            <TableBody key={group}>
              <TableRow className="*:bg-hover">
                <TableHeader
                  scope="rowgroup"
                  role="rowheader"
                  className={clsx(ROW_NAME, 'text-start font-semibold! text-text! whitespace-normal!')}
                >
                  {t(`compare.group.${group}`)}
                </TableHeader>
                <TableCell colSpan={variants.length} className="p-0!" />
              </TableRow>
              {rows.map((row) => (
                <FactRow key={row.fact} row={row} label={label(row.fact)} marked={row.differs && variants.length > 1} />
              ))}
            </TableBody>
          ))}
        </TableFrame>
      </div>
    </>
  );
};

/** The names of the rows stay in sight. */
const ROW_NAME = 'sticky start-0 z-20 w-28 min-w-28 max-w-28 border-e border-hairline-soft md:w-48 md:min-w-48 md:max-w-48';
const COLUMN = 'w-1/4 min-w-[min(15rem,58vw)] snap-start align-top text-start';

interface FactRowProps {
  readonly row: ComparisonRow;
  readonly label: string;
  readonly marked: boolean;
}

const FactRow = ({ row, label, marked }: FactRowProps) => {
  const { t } = useTranslation('eproject');
  return (
    <TableRow>
      <TableHeader scope="row" role="rowheader" className={clsx(ROW_NAME, 'align-top text-start whitespace-normal! hyphens-auto')}>
        <span className="flex items-start gap-1.5">
          <span className="min-w-0 grow">{label}</span>
          {marked && (
            <span className="mt-1.5 size-2 shrink-0 rounded-full bg-accent ring-1 ring-text/40">
              <VisuallyHidden>{t('compare.differs')}</VisuallyHidden>
            </span>
          )}
        </span>
      </TableHeader>
      {row.values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the variants in their order
        <TableCell key={at} className={clsx(COLUMN, marked && 'font-semibold')}>
          {value ?? (
            <span className="text-muted">
              <span aria-hidden>–</span>
              <VisuallyHidden>{t('compare.nothing')}</VisuallyHidden>
            </span>
          )}
        </TableCell>
      ))}
    </TableRow>
  );
};
