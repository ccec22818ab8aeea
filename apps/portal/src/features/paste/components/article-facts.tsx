import type { PastedArticle } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { AvailabilityBadge } from '@candil/ui-kit/availability-badge';
import { TextButton } from '@candil/ui-kit/button';
import { QuantitySelector } from '@candil/ui-kit/quantity-selector';
import { unitPriceOf, usePriceWords } from '../../../shared/browse/use-price-words';
import { deliveryTone } from '../../../shared/product-line/delivery-tone';
import type { ListLine } from '../model/list-lines';

interface ArticleFactsProps {
  readonly line: ListLine;
  readonly article: PastedArticle;
  readonly onCount: (quantity: number) => void;
}

/** Quantity, delivery and price. */
export const ArticleFacts = ({ line, article, onCount }: ArticleFactsProps) => {
  const { t } = useTranslation('eproject');
  const quantity = line.quantity ?? 0;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 md:flex-nowrap">
      <div className="w-40 shrink-0">
        <Delivery article={article} quantity={quantity} onCount={onCount} />
      </div>
      <QuantitySelector
        size="sm"
        label={t('paste.quantityOf', { name: article.modelName, line: line.line })}
        value={quantity}
        min={line.quantity === null ? 0 : 1}
        onValueChange={(next) => next > 0 && onCount(next)}
        invalid={quantity < article.moq}
      />
      {line.quantity !== null && <Price article={article} />}
    </div>
  );
};

const Delivery = ({ article, quantity, onCount }: { article: PastedArticle; quantity: number; onCount: (quantity: number) => void }) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { availability, moq } = article;
  if (quantity > 0 && quantity < moq) {
    const raise = (
      <TextButton tone="attention" onClick={() => onCount(moq)}>
        {t('paste.raise', { moq })}
      </TextButton>
    );
    return <AvailabilityBadge tone="error" label={t('paste.minimum', { moq })} detail={raise} />;
  }
  if (availability === null || availability.weeks === null) return <AvailabilityBadge tone="neutral" label={t('paste.onRequest')} />;
  return (
    <AvailabilityBadge
      tone={deliveryTone(availability)}
      label={format.weeks(availability.weeks)}
      detail={availability.days > 0 ? t('paste.availableIn', { count: availability.days }) : undefined}
    />
  );
};

const Price = ({ article: { prices } }: { article: PastedArticle }) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const priceWords = usePriceWords();
  if (prices === null) return <span className="text-muted md:min-w-28 md:text-right">{t('paste.noPrice')}</span>;
  return (
    <span className="flex flex-col whitespace-nowrap max-md:ml-auto max-md:text-right md:min-w-28 md:shrink-0 md:text-right">
      <strong className="font-semibold">{format.money(prices.totalNet ?? prices.totalGross, prices.currency)}</strong>
      <span className="text-sm text-muted">{priceWords.exact(unitPriceOf(prices))}</span>
    </span>
  );
};
