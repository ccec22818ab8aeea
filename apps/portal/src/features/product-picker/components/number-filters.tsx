import type { ModelFacets } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { RangeSlider } from '@candil/ui-kit/range-slider';
import type { BrowseFilter } from '../model/browse-filter';
import { onScale, type SliderScale, sliderScale } from '../model/slider-scale';

interface NumberFiltersProps {
  readonly filter: BrowseFilter;
  readonly facets: ModelFacets | undefined;
  readonly onChange: (change: Partial<BrowseFilter>) => void;
}

type UpperBound = 'wattsMax' | 'weeksMax' | 'priceMax';

/** Filters of technical values and price. A slider at its end filters nothing. */
export const NumberFilters = ({ filter, facets, onChange }: NumberFiltersProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const thumbLabels = [t('browse.atLeast'), t('browse.atMost')] as const;
  const lumens = sliderScale(facets?.lumens);
  const upper = (bound: UpperBound, label: string, scale: SliderScale | undefined, word: (value: number) => string) =>
    scale && (
      <RangeSlider
        label={label}
        {...scale}
        thumbs="upper"
        value={[scale.min, onScale(scale, filter[bound], scale.max)]}
        onValueChange={([, to]) => onChange({ [bound]: to === scale.max ? undefined : to })}
        thumbLabels={thumbLabels}
        formatValue={word}
        valueLabel={([, to]) => (to === scale.max ? t('browse.any') : t('browse.upTo', { value: word(to) }))}
      />
    );
  return (
    <div className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
      {lumens && (
        <RangeSlider
          label={t('browse.lumens')}
          {...lumens}
          value={[onScale(lumens, filter.lumensMin, lumens.min), onScale(lumens, filter.lumensMax, lumens.max)]}
          onValueChange={([from, to]) =>
            onChange({ lumensMin: from === lumens.min ? undefined : from, lumensMax: to === lumens.max ? undefined : to })
          }
          thumbLabels={thumbLabels}
          formatValue={format.lumens}
          valueLabel={([from, to]) =>
            from === lumens.min && to === lumens.max
              ? t('browse.any')
              : t('browse.range', { min: format.number(from), max: format.lumens(to) })
          }
        />
      )}
      {upper('wattsMax', t('browse.watts'), sliderScale(facets?.watts), format.watts)}
      {upper('weeksMax', t('browse.weeks'), sliderScale(facets?.weeks), format.weeks)}
      {upper('priceMax', t(facets?.price?.net ? 'browse.netPrice' : 'browse.listPrice'), sliderScale(facets?.price), (value) =>
        facets?.price ? format.money(value, facets.price.currency, { decimals: 'whole' }) : '',
      )}
    </div>
  );
};
