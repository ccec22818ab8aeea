import type { OrderLine } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { QuantitySelector } from '@candil/ui-kit/quantity-selector';
import { useEffect, useState } from 'react';

interface LineQuantityProps {
  readonly line: OrderLine;
  readonly onQuantity: (quantity: number) => void;
}

/** A pause in counting after which the project follows. */
const COUNTING_PAUSE_MS = 500;

/** The quantity of a line, not under its minimum; the project and the totals follow after a pause. */
export const LineQuantity = ({ line, onQuantity }: LineQuantityProps) => {
  const { t } = useTranslation('eproject');
  const [quantity, setQuantity] = useState(line.quantity);
  useEffect(() => void setQuantity(line.quantity), [line.quantity]);
  useEffect(() => {
    if (quantity === line.quantity) return;
    const timer = window.setTimeout(() => onQuantity(quantity), COUNTING_PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [quantity, line.quantity, onQuantity]);
  return (
    <QuantitySelector
      size="sm"
      label={t('order.quantityOf', { name: line.modelName })}
      min={line.moq}
      value={quantity}
      onValueChange={setQuantity}
    />
  );
};
