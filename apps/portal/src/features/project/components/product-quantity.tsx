import type { ProjectProduct } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { QuantitySelector } from '@candil/ui-kit/quantity-selector';
import { useEffect, useRef, useState } from 'react';
import type { ChangeProject } from './use-project-changes';

interface ProductQuantityProps {
  readonly product: ProjectProduct;
  readonly onChange: ChangeProject;
}

/** A pause in counting after which the change is sent. */
const COUNTING_PAUSE_MS = 400;

/** Pieces of a line: counted at once, sent after a pause, or before when the line leaves the screen. */
export const ProductQuantity = ({ product, onChange }: ProductQuantityProps) => {
  const { t } = useTranslation('eproject');
  const [quantity, setQuantity] = useState(product.quantity);
  const unsent = useRef<{ readonly timer: number; readonly send: () => void }>(undefined);
  useEffect(() => void setQuantity(product.quantity), [product.quantity]);
  useEffect(() => () => unsent.current?.send(), []);
  const count = (next: number) => {
    setQuantity(next);
    const send = () => {
      window.clearTimeout(unsent.current?.timer);
      unsent.current = undefined;
      if (next !== product.quantity) onChange({ kind: 'quantity', productId: product._id, quantity: next });
    };
    window.clearTimeout(unsent.current?.timer);
    unsent.current = { send, timer: window.setTimeout(send, COUNTING_PAUSE_MS) };
  };
  return (
    <QuantitySelector
      size="sm"
      label={t('project.line.quantityOf', { name: product.modelName })}
      value={quantity}
      onValueChange={count}
      invalid={quantity < product.moq}
    />
  );
};
