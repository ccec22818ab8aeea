import type { SheetLine } from '@candil/budget-sheet';
import type { BudgetLine } from '@candil/contract';
import type { PercentFailure } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { TextButton } from '@candil/ui-kit/button';
import { Checkbox } from '@candil/ui-kit/checkbox';
import { QuantitySelector } from '@candil/ui-kit/quantity-selector';
import { ChosenAttributes } from '../../../shared/product-line/chosen-attributes';
import { ProductIdentity } from '../../../shared/product-line/product-identity';
import { PercentField } from './percent-field';

interface LineRowProps {
  readonly line: BudgetLine;
  readonly quantity: number;
  readonly discount: string;
  readonly problem: PercentFailure | undefined;
  /** The line as the document shows it; undefined when it is left out. */
  readonly amounts: SheetLine['amounts'] | undefined;
  readonly onQuantity: (quantity: number) => void;
  readonly onDiscount: (discount: string) => void;
  /** Offered below the others, and no part of the total. */
  readonly isAlternative: boolean;
  readonly onAlternative: (isAlternative: boolean) => void;
}

/** One line of the budget: product, quantity, its own discount, its total. */
export const LineRow = ({
  line,
  quantity,
  discount,
  problem,
  amounts,
  onQuantity,
  onDiscount,
  isAlternative,
  onAlternative,
}: LineRowProps) => {
  const { t } = useTranslation('eproject');
  const { tag, modelName: name, moq } = line;
  const isBelowMinimum = quantity > 0 && quantity < moq;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_5.5rem] items-center gap-x-3 gap-y-3 @min-[40rem]:gap-x-4 border-t border-hairline py-4 first:border-t-0 @min-[40rem]:grid-cols-[minmax(0,1fr)_auto_5.5rem_7.5rem]">
      <div className="col-span-full data-[out=true]:opacity-60 @min-[40rem]:col-span-1" data-out={amounts === undefined}>
        <ProductIdentity image={line.image} tag={tag} name={name} referenceCode={line.referenceCode}>
          <ChosenAttributes descriptions={line.descriptions} pendantHeight={line.pendantHeight} />
        </ProductIdentity>
      </div>
      <QuantitySelector
        size="sm"
        min={0}
        invalid={isBelowMinimum}
        label={t('budget.lines.quantityOf', { tag, name })}
        value={quantity}
        onValueChange={onQuantity}
      />
      {isBelowMinimum && (
        <p className="order-last col-span-full m-0 flex flex-wrap gap-x-3 text-sm text-attention-text">
          {t('budget.lines.minimum', { moq })}
          <TextButton tone="attention" onClick={() => onQuantity(moq)}>
            {t('budget.lines.raise', { moq })}
          </TextButton>
        </p>
      )}
      <Checkbox
        className="order-last col-span-full"
        checked={isAlternative}
        onCheckedChange={onAlternative}
        label={t('budget.lines.alternative')}
        aria-label={t('budget.lines.alternativeOf', { tag, name })}
      />
      {/* On a phone the columns have no heads that say it. */}
      <span aria-hidden className="text-right text-sm text-muted @min-[40rem]:hidden">
        {t('budget.lines.discount')}
      </span>
      <PercentField
        place="in-grid"
        hideLabel
        label={t('budget.lines.discountOf', { tag, name })}
        value={discount}
        onValueChange={onDiscount}
        problem={problem}
      />
      <div className="col-span-full flex flex-row-reverse items-baseline justify-between gap-x-4 @min-[40rem]:col-span-1 @min-[40rem]:block @min-[40rem]:text-right">
        {amounts === undefined ? (
          <span className="text-sm text-muted">{t('budget.lines.leftOut')}</span>
        ) : (
          <>
            <strong className="block font-semibold whitespace-nowrap">{amounts.netPrice?.text}</strong>
            <span className="block text-sm whitespace-nowrap text-muted">
              {amounts.discountValue?.text ?? t('budget.lines.each', { price: amounts.unitPvp?.text })}
            </span>
          </>
        )}
      </div>
    </li>
  );
};
