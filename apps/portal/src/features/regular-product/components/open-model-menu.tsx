import type { ModelSummary } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Popover } from '@candil/ui-kit/popover';
import { type ReactElement, useState } from 'react';
import type { ProductOffer } from '../model/product-offer';
import type { Configurator } from '../state/use-configurator';
import type { ProductWords } from '../state/use-product-words';
import { ModelGroup } from './model-group';

export interface ModelMenuProps {
  readonly offer: ProductOffer;
  readonly summaries: readonly ModelSummary[];
  readonly configurator: Configurator;
  readonly words: ProductWords;
  readonly onChoose: (model: string) => void;
}

/** The models of the collection over the screen. Drawn when first asked for, so it opens at once. */
export const OpenModelMenu = ({ summaries, onChoose, trigger, ...shared }: ModelMenuProps & { readonly trigger: ReactElement }) => {
  const { t } = useTranslation('eproject');
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      aria-label={t('configurator.model')}
      className="w-[min(34rem,calc(100vw-1rem))]"
      trigger={trigger}
    >
      <ModelGroup
        {...shared}
        offered={summaries}
        onChoose={(code) => {
          setOpen(false);
          onChoose(code);
        }}
      />
    </Popover>
  );
};
