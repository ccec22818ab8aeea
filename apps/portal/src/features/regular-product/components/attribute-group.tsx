import { useFormat, useTranslation } from '@candil/i18n/react';
import { type OptionTile, OptionTileGroup } from '@candil/ui-kit/option-tile-group';
import { deliveryTone } from '../../../shared/product-line/delivery-tone';
import { unitDifference } from '../model/effect';
import { exclusionReason } from '../model/exclusion-reason';
import type { ConfiguratorOption, OptionGroup } from '../model/option-groups';
import type { ProductOffer } from '../model/product-offer';
import type { Configurator } from '../state/use-configurator';
import { usePriceBaseWords } from '../state/use-price-base-words';
import type { ProductWords } from '../state/use-product-words';
import { groupId } from './go-to-group';
import { InstallationIcon } from './installation-icon';
import { ConflictNotice } from './lazy-parts';
import { SettledGroup } from './settled-group';

interface AttributeGroupProps {
  readonly offer: ProductOffer;
  readonly group: OptionGroup;
  readonly configurator: Configurator;
  readonly words: ProductWords;
  /** Selects and offers to take it back. */
  readonly onRepair: Configurator['select'];
}

/** The values of one attribute; only one value is no choice and stands as text. */
export const AttributeGroup = ({ offer, group, configurator, words, onRepair }: AttributeGroupProps) => {
  const { t } = useTranslation('eproject');
  const tileOf = useTileOf(offer, configurator, words);
  const base = usePriceBaseWords(offer);
  const { type, options, chosen } = group;
  const name = words.attribute(type);
  const { requested, model } = configurator;
  const [only] = options;
  if (options.length === 1 && only?.selected && only.compatible) {
    return (
      <SettledGroup
        id={groupId(type)}
        label={name}
        value={words.value(model, type, only.variation.modifier)}
        code={only.variation.modifier}
      />
    );
  }
  return (
    <div id={groupId(type)} className="scroll-mt-24 scroll-mb-32">
      <OptionTileGroup
        label={name}
        valueLabel={
          chosen ? (
            <ChosenValue
              value={words.value(model, type, chosen.modifier)}
              hint={type === 'color' ? t('configurator.stepsPerPiece', { base: base.short }) : undefined}
            />
          ) : (
            <Open>{t('configurator.chooseOne')}</Open>
          )
        }
        value={chosen?.modifier ?? null}
        look={type === 'color' ? 'swatches' : 'compact'}
        options={options.map(tileOf)}
        onValueChange={(modifier) => configurator.choose({ type, modifier })}
        onIncompatibleSelect={(modifier) => configurator.choose({ type, modifier })}
      />
      {requested?.type === type && (
        <ConflictNotice
          key={requested.modifier}
          offer={offer}
          configurator={configurator}
          requested={requested}
          words={words}
          onRepair={onRepair}
        />
      )}
    </div>
  );
};

const Open = ({ children }: { children: string }) => (
  <span className="rounded-xs bg-accent px-1.5 py-0.5 text-xs font-medium text-on-accent">{children}</span>
);

const ChosenValue = ({ value, hint }: { value: string; hint: string | undefined }) => (
  <>
    {value}
    {hint && <span className="text-muted"> · {hint}</span>}
  </>
);

/** A value as a tile: its surcharge on a piece, its delivery, its minimum quantity, and the reason against it. */
const useTileOf = (offer: ProductOffer, { model, configuration, quote: current }: Configurator, words: ProductWords) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  return ({ variation, selected, compatible, blockedBy, quote }: ConfiguratorOption): OptionTile => {
    const { type, modifier, value } = variation;
    const difference = selected || quote === undefined ? 0 : (unitDifference(offer, current, quote) ?? 0);
    const moq = variation.moq ?? 0;
    const isEnded = quote !== undefined && quote.availability.days < 0;
    const weeks = isEnded ? t('configurator.delivery.ended') : format.weeks(quote?.availability.weeks);
    const isFinish = type === 'color';
    return {
      value: modifier,
      label: words.value(model, type, modifier),
      ...(isFinish && typeof value === 'string' && { swatch: value }),
      ...(type === 'installation' && { icon: <InstallationIcon code={modifier} /> }),
      ...(difference !== 0 && { price: words.difference(difference) }),
      ...(selected && isFinish && { price: t('configurator.option.chosen') }),
      ...(moq > configuration.quantity && { note: t('configurator.option.minimum', { moq }) }),
      // A dot says less than words and is left out where every value takes as long.
      ...(quote &&
        (isFinish || quote.availability.weeks !== current?.availability.weeks) && {
          leadTime: { tone: deliveryTone({ days: quote.availability.days, weeks: quote.availability.weeks ?? null }), label: weeks },
        }),
      ...(!compatible && {
        incompatible: exclusionReason(blockedBy, format.settings.language) ?? t('configurator.conflict.withoutReason'),
      }),
    };
  };
};
