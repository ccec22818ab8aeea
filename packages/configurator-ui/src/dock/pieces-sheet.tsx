import { type EvaluatedComposition, type EvaluatedPart, leadTimeWeeks, timeUntilAvailable } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Dot } from '@candil/ui-kit/badge';
import { Sheet } from '@candil/ui-kit/sheet';
import { TableBody, TableCell, TableFrame, TableGroup, TableHead, TableHeader, TableRow } from '@candil/ui-kit/table';
import { useEditorShell } from '../state/editor-shell';
import { useDerived } from '../state/use-editor-state';
import { useChangeWords } from '../words/use-change-words';
import { useDriverLoads } from '../words/use-driver-loads';
import { useMoney } from '../words/use-money';
import { usePieceLabels } from './use-piece-labels';

interface PiecesSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Up to so many weeks a delivery counts as soon. */
const SOON_WEEKS = 4;
/** Up to so many lines stand without scrolling in the lower of the two. */
const FEW_ROWS = 4;
const SHORT_DETENTS = [0.42, 0.92];
const DETENTS = [0.6, 0.92];
/** With and without the two of prices. */
const [COLUMNS, COLUMNS_WITHOUT_PRICES] = [5, 3];

/** Every article, accessory and driver of the configuration, by composition. */
export const PiecesSheet = ({ open, onOpenChange }: PiecesSheetProps) => {
  const { t } = useTranslation('editor');
  const { compositions } = useDerived((state) => state.evaluation);
  const isShort = compositions.reduce((rows, { parts }) => rows + 1 + parts.length, 0) <= FEW_ROWS;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('panels.pieces.title')}
      detents={isShort ? SHORT_DETENTS : DETENTS}
      className="max-w-[64rem]!"
    >
      {compositions.length === 0 ? (
        <p className="m-0 text-muted">{t('panels.pieces.none')}</p>
      ) : (
        <PiecesTable compositions={compositions} />
      )}
    </Sheet>
  );
};

const PiecesTable = ({ compositions }: { readonly compositions: readonly EvaluatedComposition[] }) => {
  const { t } = useTranslation('editor');
  const { priceView } = useEditorShell();
  const money = useMoney();
  const hasPrices = priceView !== 'none';
  const totalOf = (prices: { readonly totalNet: number; readonly totalGross: number }): number =>
    priceView === 'net' ? prices.totalNet : prices.totalGross;
  return (
    <TableFrame label={t('panels.pieces.title')}>
      <TableHead>
        <TableHeader>{t('panels.pieces.columnArticle')}</TableHeader>
        <TableHeader end>{t('panels.pieces.quantity')}</TableHeader>
        {hasPrices && (
          <>
            <TableHeader end>{`${t('panels.pieces.unit')} · ${t('panels.dock.gross')}`}</TableHeader>
            <TableHeader end>{`${t('panels.pieces.total')} · ${t(`panels.dock.${priceView}`)}`}</TableHeader>
          </>
        )}
        <TableHeader>{t('panels.summary.leadTime')}</TableHeader>
      </TableHead>
      <TableBody>
        {compositions.map(({ compositionNumber, parts, prices }) => [
          <TableGroup
            key={compositionNumber}
            label={t('views.tree.composition', { number: compositionNumber })}
            columns={hasPrices ? COLUMNS : COLUMNS_WITHOUT_PRICES}
            aside={!hasPrices ? undefined : prices === undefined ? t('panels.dock.noPrice') : money.amount(totalOf(prices))}
          />,
          ...parts.map((part, index) => {
            // The shares stand in the order of the parts.
            const share = prices?.shares[index];
            const line = `${compositionNumber}/${index}`;
            return <PieceRow key={line} piece={part} totalMinor={share && totalOf(share)} />;
          }),
        ])}
      </TableBody>
    </TableFrame>
  );
};

/** Loads of the drivers of one code, each with the luminaires that it feeds. */
const DriverLoads = ({ piece: { part, elementIds } }: { readonly piece: EvaluatedPart }) => {
  const words = useChangeWords();
  const drivers = useDriverLoads().filter(
    (driver) => driver.driverCode === part.code && driver.elementIds.every((id) => elementIds.includes(id)),
  );
  return drivers.map((driver) => (
    <span key={driver.number} className="block text-xs text-muted">
      {`${words.listOf(driver.elementIds)}: ${driver.load}`}
      {driver.excess && <span className="text-attention-text">{` · ${driver.excess}`}</span>}
    </span>
  ));
};

interface PieceRowProps {
  readonly piece: EvaluatedPart;
  /** Whole cents, as the account sees prices; undefined where there is no price. */
  readonly totalMinor: number | undefined;
}

const PieceRow = ({ piece, totalMinor }: PieceRowProps) => {
  const { t } = useTranslation('editor');
  const { format, priceView } = useEditorShell();
  const money = useMoney();
  const today = useDerived((state) => state.evaluation.today);
  const { part, model, kind, elementIds } = piece;
  const pieces = part.quantity;
  const weeks = leadTimeWeeks(part.leadtimes, pieces);
  const days = timeUntilAvailable(part.availability, today);
  const tone = days < 0 ? 'error' : weeks === undefined ? 'neutral' : weeks <= SOON_WEEKS ? 'success' : 'warning';
  const labels = usePieceLabels(elementIds);
  return (
    <TableRow>
      <TableCell card="wide">
        <span className="block font-medium">{model?.name[format.settings.language] ?? t(`panels.pieces.kind.${kind}`)}</span>
        <span className="block text-xs text-muted">
          <span className="font-mono">{part.code}</span>
          {labels.length > 0 && ` · ${labels.join(', ')}`}
        </span>
        {kind === 'driver' && <DriverLoads piece={piece} />}
      </TableCell>
      <TableCell end label={t('panels.pieces.quantity')}>
        {pieces}
      </TableCell>
      {priceView !== 'none' && (
        <>
          <TableCell end label={t('panels.pieces.unit')}>
            {part.unitPriceMinor === undefined ? t('panels.dock.noPrice') : money.amount(part.unitPriceMinor)}
          </TableCell>
          <TableCell end label={t('panels.pieces.total')}>
            {totalMinor === undefined ? '–' : money.amount(totalMinor)}
          </TableCell>
        </>
      )}
      <TableCell label={t('panels.summary.leadTime')}>
        <span className="inline-flex items-center gap-1.5">
          <Dot tone={tone} />
          {days < 0 ? t('panels.pieces.ended') : format.weeks(weeks)}
        </span>
      </TableCell>
    </TableRow>
  );
};
