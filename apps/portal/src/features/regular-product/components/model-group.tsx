import type { ModelSummary } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { OptionTileGroup } from '@candil/ui-kit/option-tile-group';
import { carriedOver } from '../model/carry-over';
import { effectOf } from '../model/effect';
import type { ProductOffer } from '../model/product-offer';
import { quoteOf } from '../model/quote';
import type { Configurator } from '../state/use-configurator';
import type { ProductWords } from '../state/use-product-words';
import { groupId } from './go-to-group';
import { SettledGroup } from './settled-group';

interface ModelGroupProps {
  readonly offer: ProductOffer;
  readonly summaries: readonly ModelSummary[];
  readonly configurator: Configurator;
  readonly words: ProductWords;
  readonly onChoose: (model: string) => void;
}

/** The models of the collection, each with what it would change in the total when all else is kept that can be. */
export const ModelGroup = ({ offer, summaries, configurator, words, onChoose }: ModelGroupProps) => {
  const { t } = useTranslation('eproject');
  const { model, configuration, quote } = configurator;
  const offered = summaries.filter((summary) => !summary.discontinued || summary.model === model.model);
  if (offered.length < 2) {
    return <SettledGroup id={groupId('model')} label={t('configurator.model')} value={words.modelName(model)} code={model.model} />;
  }
  return (
    <div id={groupId('model')} className="scroll-mt-24">
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
          const difference = other && effectOf(offer, quote, other).amountMinor;
          return {
            value: summary.model,
            // Its place is kept until what it can be chosen by has arrived.
            ...(definition === undefined && { disabled: true }),
            // A name like Cluster-one stays in one piece beside its price.
            label: summary.name.replaceAll('-', '\u2011'),
            code: summary.model,
            icon: <Thumbnail src={summary.image.replace(/\.webp$/, '-400.webp')} />,
            ...(difference !== undefined && difference !== 0 && { price: words.difference(difference) }),
          };
        })}
      />
    </div>
  );
};

const Thumbnail = ({ src }: { src: string }) => (
  <img src={src} alt="" loading="lazy" decoding="async" className="size-9 shrink-0 rounded-md bg-sunken object-cover" />
);
