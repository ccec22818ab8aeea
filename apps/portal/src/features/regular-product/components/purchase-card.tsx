import { useTranslation } from '@candil/i18n/react';
import { Card } from '@candil/ui-kit/card';
import type { ReactNode } from 'react';
import type { ProductOffer } from '../model/product-offer';
import type { WrittenCode } from '../model/read-code';
import type { Configurator } from '../state/use-configurator';
import type { ProductWords } from '../state/use-product-words';
import { DeliveryBlock } from './delivery-block';
import { PriceBlock } from './price-block';
import { useMayKeep } from './primary-action';
import { QuantityBlock } from './quantity-block';
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
}

/** What is being bought: code, price, delivery, quantity, and the step that keeps it. */
export const PurchaseCard = ({ offer, configurator, words, onCode, onSelect, changes, action }: PurchaseCardProps) => {
  const { t } = useTranslation('eproject');
  const { open } = configurator;
  const mayKeep = useMayKeep();
  return (
    <Card aria-label={t('configurator.summary')} padding="none" className="flex flex-col divide-y divide-hairline-soft *:px-5 *:py-4">
      <ReferenceCode offer={offer} configurator={configurator} words={words} onCode={onCode} />
      <PriceBlock offer={offer} configurator={configurator} words={words} />
      <DeliveryBlock offer={offer} configurator={configurator} words={words} onSooner={onSelect} />
      <QuantityBlock configurator={configurator} words={words} onInstead={onSelect} />
      {changes}
      {(open.length > 0 || !mayKeep || action !== null) && (
        <div className="empty:hidden">
          {open.length > 0 && (
            <p role="status" className="m-0 mb-3 text-sm text-attention-text last:mb-0">
              {t('configurator.stillOpen', { attributes: open.map((type) => words.attribute(type)).join(', ') })}
            </p>
          )}
          {mayKeep ? (
            <div className="hidden lg:block">{action}</div>
          ) : (
            <p className="m-0 text-sm text-muted">{t('configurator.mayNotSave')}</p>
          )}
        </div>
      )}
    </Card>
  );
};
