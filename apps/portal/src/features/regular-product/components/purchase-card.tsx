import { useTranslation } from '@candil/i18n/react';
import { Card } from '@candil/ui-kit/card';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ProductOffer } from '../model/product-offer';
import type { WrittenCode } from '../model/read-code';
import type { Configurator } from '../state/use-configurator';
import type { ProductWords } from '../state/use-product-words';
import { DeliveryBlock, QuantityBlock } from './lazy-parts';
import { PriceBlock } from './price-block';
import { useMayKeep } from './primary-action';
import { ReferenceCode } from './reference-code';

interface PurchaseCardProps {
  readonly offer: ProductOffer;
  readonly configurator: Configurator;
  readonly words: ProductWords;
  readonly onCode: (code: WrittenCode) => void;
  /** Takes another selection over and offers to take it back. */
  readonly onSelect: Configurator['select'];
  readonly changes: ReactNode;
  readonly action: ReactNode;
  /** The model is no longer made and cannot be added any more. */
  readonly isOver: boolean;
}

/** What is being bought: code, price, delivery, quantity, and the step that keeps it. */
export const PurchaseCard = ({ offer, configurator, words, onCode, onSelect, changes, action, isOver }: PurchaseCardProps) => {
  const { t } = useTranslation('eproject');
  const { open } = configurator;
  const mayKeep = useMayKeep();
  return (
    <Card
      aria-label={t('configurator.summary')}
      padding="none"
      className="flex flex-col overflow-clip divide-y divide-hairline-soft *:px-5 *:py-4"
    >
      <ReferenceCode offer={offer} configurator={configurator} words={words} onCode={onCode} />
      <PriceBlock offer={offer} configurator={configurator} words={words} />
      <DeliveryBlock offer={offer} configurator={configurator} words={words} onSooner={onSelect} />
      <QuantityBlock configurator={configurator} words={words} onInstead={onSelect} />
      {changes}
      {isOver || !mayKeep ? (
        <p className="m-0 text-sm text-muted">
          {isOver ? t('configurator.cannotOrder', { name: words.modelName(configurator.model) }) : t('configurator.mayNotSave')}
        </p>
      ) : (
        <div className={clsx('bg-surface lg:sticky lg:bottom-0', open.length === 0 && 'max-lg:hidden')}>
          {open.length > 0 && (
            <p role="status" className="m-0 text-sm text-attention-text lg:mb-3">
              {t('configurator.stillOpen', { attributes: open.map((type) => words.attribute(type)).join(', ') })}
            </p>
          )}
          <div className="max-lg:hidden">{action}</div>
        </div>
      )}
    </Card>
  );
};
