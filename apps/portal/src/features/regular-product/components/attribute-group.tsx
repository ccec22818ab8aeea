import { useFormat, useTranslation } from '@candil/i18n/react';
import { type OptionTile, OptionTileGroup } from '@candil/ui-kit/option-tile-group';
import { deliveryTone } from '../../../shared/product-line/delivery-tone';
import { exclusionReason } from '../model/exclusion-reason';
import type { ConfiguratorOption, OptionGroup } from '../model/option-groups';
import type { ProductOffer } from '../model/product-offer';
import type { Configurator } from '../state/use-configurator';
import type { ProductWords } from '../state/use-product-words';
import { groupId } from './go-to-group';
import { ConflictNotice } from './lazy-parts';
import { SettledGroup } from './settled-group';
import { useIsNarrow } from './use-is-narrow';

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
  const tileOf = useTileOf(configurator, words);
  const isNarrow = useIsNarrow();
  const { type, options, chosen } = group;
  const name = words.attribute(type);
  const { wanted, model } = configurator;
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
        valueLabel={chosen ? words.value(model, type, chosen.modifier) : <Open>{t('configurator.stillToChoose')}</Open>}
        value={chosen?.modifier ?? null}
        look={type === 'color' && !isNarrow ? 'rich' : 'compact'}
        options={options.map(tileOf)}
        onValueChange={(modifier) => configurator.choose({ type, modifier })}
        onIncompatibleSelect={(modifier) => configurator.choose({ type, modifier })}
      />
      {wanted?.type === type && (
        <ConflictNotice key={wanted.modifier} offer={offer} configurator={configurator} wanted={wanted} words={words} onRepair={onRepair} />
      )}
    </div>
  );
};

const Open = ({ children }: { children: string }) => <span className="text-attention-text">{children}</span>;

/** A value as a tile: code, what it would add to the total, when it would come, and why not. */
const useTileOf = ({ model, configuration }: Configurator, words: ProductWords) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  return ({ variation, selected, compatible, blockedBy, quote, effect }: ConfiguratorOption): OptionTile => {
    const { type, modifier, value } = variation;
    const difference = selected ? 0 : (effect?.amountMinor ?? 0);
    const moq = variation.moq ?? 0;
    const isEnded = quote !== undefined && quote.availability.days < 0;
    const weeks = isEnded ? t('configurator.delivery.ended') : format.weeks(quote?.availability.weeks);
    const minimum = moq > configuration.quantity ? t('configurator.option.minimum', { moq }) : undefined;
    return {
      value: modifier,
      label: words.value(model, type, modifier),
      code: modifier,
      ...(type === 'color' ? typeof value === 'string' && { swatch: value } : { icon: <CodeMark>{modifier}</CodeMark> }),
      ...(difference !== 0 && { price: words.difference(difference) }),
      ...(quote && {
        leadTime: {
          tone: minimum ? ('error' as const) : deliveryTone({ days: quote.availability.days, weeks: quote.availability.weeks ?? null }),
          label: [weeks, minimum].filter(Boolean).join(' · '),
        },
      }),
      ...(!compatible && {
        incompatible: exclusionReason(blockedBy, format.settings.language) ?? t('configurator.conflict.withoutReason'),
      }),
    };
  };
};

const CodeMark = ({ children }: { children: string }) => <span className="font-mono text-xs font-normal text-muted">{children}</span>;
