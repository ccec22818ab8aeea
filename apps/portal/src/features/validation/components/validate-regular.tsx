import { pieceOfferQuery } from '@candil/api-client/react';
import { viewOfRow } from '@candil/configurator/pieces';
import type { Project, ProjectProduct } from '@candil/contract';
import { CODE_ATTRIBUTE_TYPES, linePrices, majorFromMinor, variationsOf } from '@candil/domain';
import { useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { LoadingButton } from '@candil/ui-kit/button';
import { Notice, NoticeAction } from '@candil/ui-kit/notice';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FailureView } from '../../../shared/failure/failure-view';
import { offeredPieces } from '../../../shared/pieces/piece-offer';
import { usePieceWords } from '../../../shared/pieces/use-piece-words';
import { usePortal } from '../../../shared/portal';
import { type Fix, fixesFor } from '../model/fixes';
import { rowOfProduct } from '../model/row-of-product';
import { useConfirm } from '../state/use-confirm';
import { type Difference, DifferenceTable } from './difference-table';
import { ValidationFrame } from './validation-frame';

interface ValidateRegularProps {
  readonly project: Project;
  readonly product: ProjectProduct;
}

/** Fixes are found anew with every drawing; their rows tell them apart. */
const keyOf = ({ view }: Fix): string => JSON.stringify(view.row);

/** A single article: each attribute as stored and as sold now, its problems, and the repairs with their price and weeks. */
export const ValidateRegular = ({ project, product }: ValidateRegularProps) => {
  const { t } = useTranslation('editor');
  const { client } = usePortal();
  const { language } = useLanguage();
  const format = useFormat();
  const words = usePieceWords();
  const confirm = useConfirm(project, product);
  const [taken, setTaken] = useState<Fix>();
  const issue = product.issues.find(({ code }) => code === 'line.discontinued');
  const successor = String(issue?.values.replacedBy ?? '');
  const models = [product.model, ...(/^\d{4}$/.test(successor) ? [successor] : [])];
  const offer = useQuery({
    ...pieceOfferQuery(client, { lang: language }, { catalogId: project.catalogId, models }),
    meta: { action: 'editor-offer-fetch' },
  });
  const offered = useMemo(() => offer.data && offeredPieces(project.catalogId, [offer.data]), [offer.data, project.catalogId]);
  if (offered === undefined) {
    return (
      <ValidationFrame project={project} product={product}>
        {offer.isError ? (
          <FailureView failure={offer.error} level={2} onRetry={() => void offer.refetch()} retrying={offer.isFetching} />
        ) : (
          <Skeleton height={240} />
        )}
      </ValidationFrame>
    );
  }
  const { catalogue, netVisible } = offered;
  const { currency } = catalogue.priceBasis;
  const row = rowOfProduct(product);
  const stored = viewOfRow(catalogue, row);
  const shown = taken?.view ?? stored;
  const model = catalogue.models.get(row.model);
  const discount = netVisible ? catalogue.discountPercentOf(1) : 0;
  const priceOf = (view: typeof stored): string => {
    const prices = view.prices && linePrices(view.prices.unitGross, 1, discount);
    return prices === undefined ? '–' : format.money(majorFromMinor(prices.unitNet), currency);
  };
  const listPriceOf = ({ prices }: typeof stored): string =>
    prices === undefined ? '–' : format.money(majorFromMinor(prices.unitGross), currency);
  // Stored on saving; older lines have only current values.
  const { lastSaved } = product;
  const storedPrice =
    lastSaved === undefined ? listPriceOf(stored) : lastSaved.unitGross === null ? '–' : format.money(lastSaved.unitGross, currency);
  const storedWeeks = format.weeks(lastSaved === undefined ? stored.availability?.weeks : (lastSaved.weeks ?? undefined));
  const effectOf = (view: typeof stored): string => `${priceOf(view)} · ${format.weeks(view.availability?.weeks)}`;
  const fixes = fixesFor(catalogue, row, stored.prices?.unitGross);

  const attributeRow = (type: (typeof CODE_ATTRIBUTE_TYPES)[number]): readonly Difference[] => {
    const before = row.selection[type];
    const now = shown.article?.selection[type] ?? shown.row.selection[type];
    const isOffered =
      now !== undefined &&
      shown.model !== undefined &&
      variationsOf(shown.model, type, catalogue.today).some(({ modifier }) => modifier === now);
    if (before === undefined && now === undefined) return [];
    return [
      {
        name: t(`validation.attribute.${type}`),
        stored: before === undefined ? '–' : words.value(model, type, before),
        now: isOffered ? words.value(shown.model, type, now) : t('validation.gone'),
      },
    ];
  };
  const rows: readonly Difference[] = [
    { name: t('validation.model'), stored: product.modelName, now: shown.model?.name[language] ?? t('validation.gone') },
    ...CODE_ATTRIBUTE_TYPES.flatMap(attributeRow),
    { name: t('validation.listPrice'), stored: storedPrice, now: listPriceOf(shown) },
    { name: t('validation.weeks'), stored: storedWeeks, now: format.weeks(shown.availability?.weeks) },
  ];
  const against = shown.issue;
  const nameOf = (fix: Fix): string =>
    fix.model === undefined
      ? fix.changes.map(({ type, to }) => words.value(model, type, to)).join(' + ')
      : (fix.view.model?.name[language] ?? fix.model);
  const height = shown.row.selection.pendantHeightCm;
  return (
    <ValidationFrame project={project} product={product}>
      <DifferenceTable rows={rows} />
      {stored.issue !== undefined && (
        <Notice
          tone="attention"
          role="status"
          title={words.issue(stored.issue)}
          actions={fixes.map((fix) => (
            <NoticeAction
              key={keyOf(fix)}
              effect={`${effectOf(stored)} → ${effectOf(fix.view)}`}
              aria-pressed={taken !== undefined && keyOf(taken) === keyOf(fix)}
              onClick={() => setTaken(fix)}
            >
              {t('pieces.refused.take', { what: nameOf(fix) })}
            </NoticeAction>
          ))}
        >
          {fixes.length === 0 ? t('validation.noFix') : t('validation.fixes')}
        </Notice>
      )}
      <LoadingButton
        variant="primary"
        size="lg"
        className="self-start"
        loading={confirm.isPending}
        disabled={against !== undefined}
        onClick={() =>
          confirm.mutate(
            taken === undefined || shown.article === undefined
              ? undefined
              : { referenceCode: shown.article.reference, ...(height !== undefined && { pendantHeight: height }) },
          )
        }
      >
        {t(taken === undefined ? 'validation.confirm' : 'validation.confirmChanged')}
      </LoadingButton>
    </ValidationFrame>
  );
};
