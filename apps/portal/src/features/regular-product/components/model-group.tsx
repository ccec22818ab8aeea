import type { ModelSummary } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { OptionTileGroup } from '@candil/ui-kit/option-tile-group';
import { carriedOver } from '../model/carry-over';
import { unitDifference } from '../model/effect';
import type { ProductOffer } from '../model/product-offer';
import { quoteOf } from '../model/quote';
import type { Configurator } from '../state/use-configurator';
import type { ProductWords } from '../state/use-product-words';

interface ModelGroupProps {
  readonly offer: ProductOffer;
  readonly offered: readonly ModelSummary[];
  readonly configurator: Configurator;
  readonly words: ProductWords;
  readonly onChoose: (model: string) => void;
}

/** The models of the collection, each with its effect per piece when as much as possible is kept. */
export const ModelGroup = ({ offer, offered, configurator, words, onChoose }: ModelGroupProps) => {
  const { t } = useTranslation('eproject');
  const { model, configuration, quote } = configurator;
  return (
    <OptionTileGroup
      label={t('configurator.model')}
      valueLabel={words.modelName(model)}
      value={model.model}
      look="rich"
      onValueChange={onChoose}
      options={offered.map((summary) => {
        const definition = offer.models.get(summary.model);
        const other =
          definition && definition !== model
            ? quoteOf(offer, definition, carriedOver(offer, definition, configuration.selection).selection, configuration.quantity)
            : undefined;
        const difference = other && unitDifference(offer, quote, other);
        return {
          value: summary.model,
          // Its place is kept until the data for the choice have arrived.
          ...(definition === undefined && { disabled: true }),
          // A name like Cluster-one stays in one piece beside its price.
          label: summary.name.replaceAll('-', '\u2011'),
          code: summary.model,
          icon: <Thumbnail src={summary.image.replace(/\.webp$/, '-400.webp')} />,
          ...(difference !== undefined && difference !== 0 && { price: words.difference(difference) }),
        };
      })}
    />
  );
};

const Thumbnail = ({ src }: { src: string }) => (
  <img src={src} alt="" loading="lazy" decoding="async" className="size-9 shrink-0 rounded-md bg-sunken object-cover" />
);
