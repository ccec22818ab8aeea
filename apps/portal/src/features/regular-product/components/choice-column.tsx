import { unitDifference } from '../model/effect';
import { heightRangeOf } from '../model/height-range';
import type { ProductOffer } from '../model/product-offer';
import { quoteOf } from '../model/quote';
import type { Configurator } from '../state/use-configurator';
import type { ProductWords } from '../state/use-product-words';
import { AttributeGroup } from './attribute-group';
import { PendantHeight } from './lazy-parts';

interface ChoiceColumnProps {
  readonly offer: ProductOffer;
  readonly configurator: Configurator;
  readonly words: ProductWords;
  readonly onSelect: Configurator['select'];
}

/** The groups of choices in the order of the reference code. */
export const ChoiceColumn = ({ offer, configurator, words, onSelect }: ChoiceColumnProps) => {
  const { model, configuration, groups, quote } = configurator;
  const range = heightRangeOf(model, offer.today);
  const height = configuration.selection.pendantHeightCm;
  const standard =
    range && height !== range.standard
      ? quoteOf(offer, model, { ...configuration.selection, pendantHeightCm: range.standard }, configuration.quantity)
      : undefined;
  const surcharge = standard && quote ? unitDifference(offer, standard, quote) : undefined;
  return (
    <div className="flex flex-col gap-4">
      {groups.map((group) => (
        <AttributeGroup key={group.type} offer={offer} group={group} configurator={configurator} words={words} onRepair={onSelect} />
      ))}
      {range && height !== undefined && (
        <PendantHeight
          range={range}
          heightCm={height}
          onChange={configurator.chooseHeight}
          surcharge={surcharge === undefined || surcharge === 0 ? undefined : words.difference(surcharge)}
        />
      )}
    </div>
  );
};
