import type { ModelSummary } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { ChevronDownIcon } from '@candil/ui-kit/icon';
import { Popover } from '@candil/ui-kit/popover';
import { Pressable } from '@candil/ui-kit/pressable';
import { useState } from 'react';
import type { ProductOffer } from '../model/product-offer';
import type { Configurator } from '../state/use-configurator';
import type { ProductWords } from '../state/use-product-words';
import { groupId } from './go-to-group';
import { ModelGroup } from './model-group';

interface ModelMenuProps {
  readonly offer: ProductOffer;
  readonly summaries: readonly ModelSummary[];
  readonly configurator: Configurator;
  readonly words: ProductWords;
  readonly onChoose: (model: string) => void;
}

/** The name of the model; where the collection has others it opens them, each with what it would change. */
export const ModelMenu = ({ onChoose, ...shared }: ModelMenuProps) => {
  const { t } = useTranslation('eproject');
  const [isOpen, setOpen] = useState(false);
  const { model } = shared.configurator;
  const name = shared.words.modelName(model);
  const others = shared.summaries.filter((summary) => !summary.discontinued || summary.model === model.model);
  if (others.length < 2) return <h1 className="m-0 min-w-0 truncate text-lg font-semibold">{name}</h1>;
  return (
    <h1 className="m-0 min-w-0 text-lg font-semibold">
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        aria-label={t('configurator.model')}
        className="w-[min(34rem,calc(100vw-1rem))]"
        trigger={
          <Pressable
            id={groupId('model')}
            className="flex min-h-11 max-w-full items-center gap-1 rounded-control border-0 bg-transparent px-2 font-semibold text-inherit hover:bg-sunken"
          >
            <span className="truncate">{name}</span>
            <ChevronDownIcon size={18} className="shrink-0 text-muted" />
            <span className="sr-only">{t('configurator.otherModels')}</span>
          </Pressable>
        }
      >
        <ModelGroup
          {...shared}
          offered={others}
          onChoose={(code) => {
            setOpen(false);
            onChoose(code);
          }}
        />
      </Popover>
    </h1>
  );
};
